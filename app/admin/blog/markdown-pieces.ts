/** What a button writes: around the selected text, or around an example where nothing is selected. */
export type Piece = { label: string; before: string; example: string; after: string };

/** A fenced block that the post's page draws. */
const drawing = (label: string, ...lines: string[]): Piece => ({
  label,
  before: `\n\`\`\`${label.toLowerCase()}\n`,
  example: lines.join("\n"),
  after: "\n```\n",
});

export const pieces: Piece[] = [
  { label: "Heading", before: "\n## ", example: "Heading", after: "\n" },
  { label: "Bold", before: "**", example: "bold", after: "**" },
  { label: "Italic", before: "*", example: "italic", after: "*" },
  { label: "Link", before: "[", example: "text", after: "](https://)" },
  { label: "List", before: "\n- ", example: "one\n- two", after: "\n" },
  { label: "Quote", before: "\n> ", example: "quoted", after: "\n" },
  { label: "Code", before: "`", example: "code", after: "`" },
  {
    label: "Table",
    before: "\n",
    example: "| Category | Songs |\n| --- | --- |\n| Power | 6 |",
    after: "\n",
  },
  drawing("Clock", "0:12 | ID | Legal ID", "3:36 | A | Power", "3:48 | R | Recurrent"),
  drawing("Log", "14:00:00 | ID | Legal ID | | 0:12", "14:00:12 | A | Title | Artist | 3:36"),
  drawing("Rotation", "songs: 31", "per hour: 1"),
];
