export const folders = [
  { id: "inbox", label: "Inbox" },
  { id: "spam", label: "Spam" },
  { id: "newsletter", label: "Newsletter" },
  { id: "mail", label: "Mail" },
] as const;

export type Folder = (typeof folders)[number]["id"];

/** What an address of the inbox asks for. */
export type Wanted = { folder: Folder; search: string; page: number };

export const pageSize = 50;

export function wantedOf({ searchParams }: URL): Wanted {
  const folder = folders.find(({ id }) => id === searchParams.get("folder"))?.id ?? "inbox";
  const page = Number(searchParams.get("page"));
  return {
    folder,
    search: (searchParams.get("search") ?? "").trim().slice(0, 200),
    page: Number.isSafeInteger(page) && page > 1 && page < 100_000 ? page : 1,
  };
}

/** The address of a folder, a page of it, or what a search finds in it. */
export function folderPath(wanted: Partial<Wanted>, path = "/admin/messages"): string {
  const { folder = "inbox", search = "", page = 1 } = wanted;
  const query = new URLSearchParams();
  if (folder !== "inbox") query.set("folder", folder);
  if (search !== "") query.set("search", search);
  if (page > 1) query.set("page", `${page}`);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The rows of a page, counted from 0, both included. */
export function rangeOf(page: number): [from: number, to: number] {
  return [(page - 1) * pageSize, page * pageSize - 1];
}

/**
 * For `ilikeAllOf`, one for each word of a search; all have to be found. Each is quoted as an element of
 * an array. Not for `ilike` again and again: of several filters of one kind on one column the embedded
 * backend keeps the last.
 */
export function patternsOf(search: string): string[] {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 8);
  return words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    return `"${pattern.replace(/["\\]/g, "\\$&")}"`;
  });
}
