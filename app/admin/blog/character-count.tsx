import { countCharacters } from "./post-schema.ts";

/** How long a text is, as under or over its limit. */
export function CharacterCount({ text, limit }: { text: string; limit: number }) {
  const left = limit - countCharacters(text);
  return (
    <p className={left < 0 ? "character-count over" : "character-count"}>
      {limit - left} of {limit} characters{left < 0 ? `, ${-left} over` : ""}
    </p>
  );
}
