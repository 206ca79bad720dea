/** Postgres stores neither NUL nor broken surrogate pairs. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** Forms send "\r\n"; texts are kept with "\n". */
export function withPlainLineEnds(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

/**
 * What is stored of the content as typed: of a JSON object or array its JSON text, of everything
 * else every character.
 */
export function storedContent(typed: string): string {
  const text = withPlainLineEnds(typed);
  const json = parseDocument(text);
  return json === undefined ? text : JSON.stringify(json);
}

/** Whether content can be stored and shown again: JSON can be nested deeper than anything reads it. */
export function isReadable(typed: string): boolean {
  try {
    storedContent(typed);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The object or array that a text is; undefined for every other text. */
function parseDocument(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
