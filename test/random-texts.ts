/** A number from 0 to 1 (not included) with each call; the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What writers type and programs trip over. */
const pieces = [
  ..."\\ ' \" ` $ % & < > { } [ ] ( ) # * _ ~ | ! - + = ; : , . ? / @ ^".split(" "),
  ...["\n", "\n\n", "\r\n", "\r", "\t", "  \n", "    ", "\u00a0", "\u2028", "\ufeff", "\u200d"],
  ...[
    "\u0001",
    "\u001b[31m",
    "\u007f",
    "\u0085",
    "\u202eevil\u202c",
    "e\u0301",
    "\ufffd",
    "\uffff",
  ],
  ...[
    "# Heading",
    "- one",
    "1. first",
    "> quoted",
    "```clock\n30:00 | A | Power\n```",
    "***",
    "\\*",
  ],
  ...[
    "[text](https://a.example)",
    "![](/images/1.png)",
    "| a | b |\n|---|---|",
    "[x]: /y",
    "- [ ] to do",
  ],
  ...["<script>alert(1)</script>", "<b>", "</div>", "&amp;", "&#x3c;", "<!-- -->", "]]>", "--> "],
  ...[
    "null",
    "true",
    "123",
    '"text"',
    "{}",
    "[]",
    '{"a":',
    "\\u0041",
    "$1",
    "%s",
    "{{x}}",
    "'; --",
  ],
  ...["שלום", "مرحبا", "日本語", "Zürich", "ß", "İ", "ﬀ", "नमस्ते", "😀", "👩‍👩‍👧‍👦", "🏴‍☠️", "𝕏"],
  ...["The three-hour rule keeps a song away from its own clock.", "Hot AC", "31 songs, 1 an hour"],
];

export function randomText(random: () => number): string {
  const count = 1 + Math.floor(random() ** 3 * 200);
  return Array.from({ length: count }, () =>
    random() < 0.1 ? randomCharacter(random) : pieces[Math.floor(random() * pieces.length)],
  ).join(random() < 0.5 ? " " : "");
}

/** Any character Postgres can store: neither NUL nor half of a surrogate pair. */
function randomCharacter(random: () => number): string {
  const code = 1 + Math.floor(random() * (random() < 0.5 ? 0x2ff : 0x10fffe));
  return code >= 0xd800 && code <= 0xdfff ? "?" : String.fromCodePoint(code);
}

/** The text of a JSON object or array, spaced in one of the ways people and programs do. */
export function randomJson(random: () => number): string {
  const value = randomValue(random, 4);
  const document = typeof value === "object" && value !== null ? value : [value];
  const indent = [undefined, 2, "\t"][Math.floor(random() * 3)];
  return `${random() < 0.2 ? " \n" : ""}${JSON.stringify(document, null, indent)}`;
}

function randomValue(random: () => number, depth: number): unknown {
  const several = <T>(make: () => T) => Array.from({ length: Math.floor(random() * 5) }, make);
  const kind = Math.floor(random() * (depth > 0 ? 7 : 5));
  if (kind === 0) return null;
  if (kind === 1) return random() < 0.5;
  if (kind === 2) return Math.round((random() - 0.5) * 2e6) / 1000;
  if (kind < 5) return randomText(random).slice(0, 60).toWellFormed();
  if (kind === 5) return several(() => randomValue(random, depth - 1));
  const entries = several(() => [
    randomText(random).slice(0, 10).toWellFormed(),
    randomValue(random, depth - 1),
  ]);
  return Object.fromEntries(entries);
}
