/** Hours from UTC as a clock shows them: -3.5 → "−3:30", 9.5 → "+9:30", 0 → "0". */
export function offsetText(hours: number): string {
  if (hours === 0) return "0";
  const minutes = Math.abs(hours) * 60;
  const rest = minutes % 60 ? `:${String(minutes % 60).padStart(2, "0")}` : "";
  return `${hours < 0 ? "−" : "+"}${Math.floor(minutes / 60)}${rest}`;
}

/** From the westernmost to the easternmost of them: "UTC−10 to −5", "UTC+12", "UTC". */
export function offsetSpan(offsets: readonly number[]): string {
  const [first = 0] = offsets;
  const last = offsets.at(-1) ?? first;
  const west = first === 0 ? "UTC" : `UTC${offsetText(first)}`;
  return first === last ? west : `${west} to ${offsetText(last)}`;
}
