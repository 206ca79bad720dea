let last: Promise<unknown> = Promise.resolve();

/** Does heavy work one after the other: decoded pictures are large, and the cores serve pages too. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
