const maxRepeats = 5;

/** How deep embeds may go: the site knows what it asks for, outsiders get one level. */
export const embedDepths = { site: 3, outsider: 1 } as const;

/**
 * What is wrong with the `select` of a query, or undefined. Some small requests have huge answers:
 * an embed in an embed multiplies rows (every post of the author of every post), as does one that
 * leads back to its own table, by name or by the name of a foreign key; and a column can be asked for
 * again and again under new names.
 */
export function findSelectProblem(
  table: string,
  select: string,
  maxDepth: number,
): string | undefined {
  if (nesting(select) > maxDepth) return `Embedded deeper than ${maxDepth} levels`;
  for (const [, target = ""] of select.matchAll(/([^,().:!\s]*)\s*(?:![^,().:]*)?\(/g)) {
    const name = target.replaceAll('"', "");
    if (name === table) return "A table can't be embedded in itself";
    if (name.endsWith("_fkey")) return "Embed a table by its name";
  }
  const counts = new Map<string, number>();
  for (const item of select.split(/[,()]/)) {
    const name = item
      .replace(/["\s]/g, "")
      .replace(/^([^:]*:(?!:)|\.+)/, "")
      .replace(/(::|!|->).*$/, "");
    const count = (counts.get(name) ?? 0) + 1;
    if (name && count > maxRepeats) return `Selects ${name} more than ${maxRepeats} times`;
    counts.set(name, count);
  }
  return undefined;
}

/** The depth of the deepest parentheses. */
export function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of text) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
