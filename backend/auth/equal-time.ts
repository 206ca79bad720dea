/** More than any of this work takes, in milliseconds. */
const equalTimes = { lookUp: 20, write: 100 } as const;

/**
 * Finishes no sooner than a fixed time after the start: whether there was an account to read, to write
 * to or to mail can't be told from the wait.
 */
export async function inEqualTime<T>(
  kind: keyof typeof equalTimes,
  work: () => Promise<T>,
): Promise<T> {
  const [result] = await Promise.all([
    work(),
    new Promise((resolve) => setTimeout(resolve, equalTimes[kind])),
  ]);
  return result;
}
