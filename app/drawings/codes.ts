/** The rotation categories of the site's sample station, in the order a legend lists them. */
export const CATEGORIES = [
  { code: "A", name: "Power" },
  { code: "B", name: "Secondary" },
  { code: "C", name: "New" },
  { code: "R", name: "Recurrent" },
  { code: "G", name: "Gold" },
] as const;

/** What a station says between songs, as far as its letters don't say it. */
export const LINKS = [
  { code: "SW", name: "Sweeper" },
  { code: "VT", name: "Voice track" },
] as const;

export const STOPSET = { code: "SPOT", name: "Stopset" } as const;
const STOPSET_CODES = [STOPSET.code, "SP", "BREAK", "BRK"];

export type Tone = "a" | "b" | "c" | "r" | "g" | "stopset" | "link";

/** How a log code is drawn: a category's color, hatch for commercials, outline for the rest. */
export function toneOf(code: string): Tone {
  const upper = code.toUpperCase();
  if (STOPSET_CODES.includes(upper)) return "stopset";
  const category = CATEGORIES.find((each) => each.code === upper);
  return category ? (category.code.toLowerCase() as Tone) : "link";
}

export function isSong(code: string): boolean {
  return !["stopset", "link"].includes(toneOf(code));
}
