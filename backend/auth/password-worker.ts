import { parentPort } from "node:worker_threads";
import { compareSync, hashSync } from "bcryptjs";
import type { PasswordAnswer, PasswordTask } from "./password-pool.ts";

const cost = 10;

// The slow arithmetic of bcrypt, on a thread of its own.
parentPort?.on("message", ({ id, password, hash }: PasswordTask) => {
  const result = hash === undefined ? hashSync(password, cost) : matches(password, hash);
  parentPort?.postMessage({ id, result } satisfies PasswordAnswer);
});

function matches(password: string, hash: string): boolean {
  try {
    return compareSync(password, hash);
  } catch {
    // What is stored is no bcrypt hash, so nothing matches it.
    return false;
  }
}
