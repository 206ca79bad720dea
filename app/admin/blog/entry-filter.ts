import type { Entry } from "./manuscripts.ts";

export const sortOrders = [
  { value: "created", label: "Newest first" },
  { value: "date", label: "By date" },
  { value: "title", label: "By title" },
  { value: "author", label: "By author" },
] as const;

export type EntryFilter = { search: string; status: string; sort: string };

/** What the address of the post table asks for. */
export function filterOf({ searchParams }: URL): EntryFilter {
  return {
    search: searchParams.get("search") ?? "",
    status: searchParams.get("status") ?? "",
    sort: searchParams.get("sort") ?? "created",
  };
}

/** The entries that a filter lets through, in its order; they come the newest first. */
export function applyFilter(entries: Entry[], { search, status, sort }: EntryFilter): Entry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = entries.filter((entry) => {
    const text = `${entry.title} ${entry.slug} ${entry.author}`.toLowerCase();
    return (!status || entry.status === status) && words.every((word) => text.includes(word));
  });
  if (sort === "date") return found.sort((a, b) => (b.date ?? "").localeCompare(a.date ?? ""));
  if (sort === "title" || sort === "author") {
    const collator = new Intl.Collator("en", { numeric: true });
    return found.sort((a, b) => collator.compare(a[sort], b[sort]));
  }
  return found;
}
