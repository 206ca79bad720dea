import { createHmac, randomBytes } from "node:crypto";

/** Without what looks or sounds alike. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/** A password that can be read aloud, of 20 random characters in four groups. */
export function makePassword(): string {
  return readable(randomBytes(64));
}

/**
 * The same kind of password, the same each time for one secret and purpose. It is as good as random
 * for whoever has no secret.
 */
export function derivePassword(secret: string, purpose: string): string {
  return readable(createHmac("sha512", secret).update(purpose).digest());
}

function readable(bytes: Buffer): string {
  // Bytes from 248 on are left out: so each of the 31 letters is as likely as any other.
  const fair = [...bytes].filter((byte) => byte < letters.length * 8);
  const text = fair.map((byte) => letters[byte % letters.length]).slice(0, 20);
  return (text.join("").match(/.{5}/g) ?? []).join("-");
}
