/** The value that a share of all lies below: 0.5 for the median. */
export function at(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: number[]): number {
  return at(values, 0.5);
}

/** Rounded to what can be relied on: three digits. */
export function round(value: number): number {
  return Number(value.toPrecision(3));
}

/** Milliseconds that each of `rounds` runs took. */
export async function timeEach(rounds: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < rounds; count += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times;
}
