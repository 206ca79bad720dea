import { readFileSync } from "node:fs";
import { AuthError, validationFailed } from "./auth-error.ts";
import { runPasswordTask } from "./password-pool.ts";

/** bcrypt reads no further. */
const maxBytes = 72;
// Of a random text nobody kept: checked where there is no password, so that it takes as long.
const nobodysHash = "$2b$10$4XVd3HJEY1Yr154e2gXNgOvilV9SsBJAjwNuRAHO9xBSUw0FJtbcW";

const common = new Set(
  readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8").split(/\s+/),
);

/** @throws AuthError `validation_failed` (too long) or `weak_password`, with reasons */
export function checkNewPassword(password: string, minimumLength: number): void {
  if (Buffer.byteLength(password) > maxBytes) {
    throw validationFailed(`Password cannot be longer than ${maxBytes} characters`);
  }
  const reasons: string[] = [];
  const texts: string[] = [];
  if ([...password].length < minimumLength) {
    reasons.push("length");
    texts.push(`Password should be at least ${minimumLength} characters.`);
  }
  if (common.has(password.toLowerCase())) {
    reasons.push("pwned");
    texts.push(
      "Password is known to be weak and easy to guess, please choose a different one (it is on the list of the most common passwords).",
    );
  }
  if (reasons.length > 0) {
    throw new AuthError(422, "weak_password", texts.join(" "), { weakPasswordReasons: reasons });
  }
}

export async function hashPassword(password: string): Promise<string> {
  return String(await runPasswordTask({ password }));
}

/** Whether it is the password of `hash`. Takes the same time where there is no hash at all. */
export async function isPassword(password: string, hash: string | null | undefined) {
  const matches = await runPasswordTask({ password, hash: hash || nobodysHash });
  return matches === true && Boolean(hash) && Buffer.byteLength(password) <= maxBytes;
}
