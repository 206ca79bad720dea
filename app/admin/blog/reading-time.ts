const wordsPerMinute = 220;

/** How much there is to read, such as "450 words · 3 minutes". */
export function describeLength(content: string): string {
  const words = content.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  const minutes = Math.ceil(words / wordsPerMinute);
  return `${count(words, "word")} · ${count(minutes, "minute")} to read`;
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString("en-US")} ${noun}${number === 1 ? "" : "s"}`;
}
