/** Writes into a field as typing does, so that whoever listens to its form hears of it. */
export function typeInto(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  start = 0,
  end = field.value.length,
): void {
  field.setRangeText(text, start, end, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
