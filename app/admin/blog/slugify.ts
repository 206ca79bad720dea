/** The slug of a title: its ASCII word characters in lower case, with hyphens for the spaces. */
export function slugify(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\s]/g, "")
    .trim()
    .replace(/\s+/g, "-");
}
