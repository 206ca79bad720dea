import { type RefObject, useEffect, useState } from "react";
import { type PostValues, readPostForm } from "./post-values.ts";

/**
 * What stands in the form now, and whether that is something else than it began with.
 *
 * @param version changes when the form is filled anew
 */
export function useTypedPost(
  form: RefObject<HTMLFormElement | null>,
  initial: PostValues,
  version: unknown,
) {
  const [typed, setTyped] = useState(initial);
  const read = () => {
    if (form.current) setTyped(readPostForm(new FormData(form.current)));
  };

  // Something may have been typed before script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is a form, or another one
  useEffect(read, [version]);

  return { typed, read, isChanged: !isSame(typed, initial) };
}

/** Whether two forms hold the same. Chosen topics have no order. */
export function isSame(a: PostValues, b: PostValues): boolean {
  return comparable(a) === comparable(b);
}

function comparable({ updatedAt: _, id: __, ...values }: PostValues): string {
  return JSON.stringify({
    ...values,
    categories: values.categories.toSorted(),
    tags: values.tags.toSorted(),
  });
}
