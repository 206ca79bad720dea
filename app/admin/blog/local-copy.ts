import { useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "../../root.tsx";
import type { PostValues } from "./post-values.ts";
import { isSame } from "./use-typed-post.ts";

const delay = 1_000;
const sentKey = "post-sent";

/**
 * Keeps what is typed in this browser, for the case that the page or the session ends before it is
 * saved, and finds what was kept the last time.
 *
 * @param name the post's, in this browser
 */
export function useLocalCopy(name: string, initial: PostValues, typed: PostValues) {
  const key = `post:${name}`;
  const [found, setFound] = useState<PostValues | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept before this form
  useEffect(() => {
    const copy = read(key);
    if (copy && !isSame(copy, initial)) setFound(copy);
  }, [key]);

  useEffect(() => {
    if (isSame(typed, initial)) return;
    const timer = setTimeout(() => write(key, typed), delay);
    return () => clearTimeout(timer);
  }, [key, typed, initial]);

  return {
    found,
    forget() {
      localStorage.removeItem(key);
      setFound(null);
    },
    hide: () => setFound(null),
    /** Once the post is saved, its copy is not needed any more. */
    noteSent: () => sessionStorage.setItem(sentKey, key),
  };
}

/** On the page that follows: forgets the copy of what has been saved. */
export function useForgetSent(): void {
  const toast = useRouteLoaderData<typeof rootLoader>("root")?.toast;
  const isSaved = / (created|updated) successfully$/.test(toast?.title ?? "");
  useEffect(() => {
    const key = sessionStorage.getItem(sentKey);
    if (isSaved && key) localStorage.removeItem(key);
    sessionStorage.removeItem(sentKey);
  }, [isSaved]);
}

function read(key: string): PostValues | null {
  const kept = localStorage.getItem(key);
  return kept ? JSON.parse(kept) : null;
}

function write(key: string, values: PostValues): void {
  try {
    localStorage.setItem(key, JSON.stringify(values));
  } catch (error) {
    // The browser's room is used up: the post can still be saved.
    if (!(error instanceof DOMException)) throw error;
  }
}
