import { createHmac, timingSafeEqual } from "node:crypto";

const sessionBytes = 16;
const counterBytes = 4;
const signedBytes = sessionBytes + counterBytes;
const signatureBytes = 16;
const form = /^[\w-]{48}$/;

export type RefreshToken = { sessionId: string; counter: number };

export type RefreshTokens = ReturnType<typeof createRefreshTokens>;

/**
 * Writes and reads refresh tokens: session, counter and a signature, opaque to everyone else. The
 * session's row holds the counter of its newest token, so an old token is recognised by its number,
 * parallel refreshes all get the same next one, and nothing in the database can be used to sign in.
 */
export function createRefreshTokens(jwtSecret: string) {
  const key = createHmac("sha256", jwtSecret).update("refresh tokens").digest();

  return {
    write({ sessionId, counter }: RefreshToken): string {
      const signed = Buffer.alloc(signedBytes);
      signed.write(sessionId.replaceAll("-", ""), "hex");
      signed.writeUInt32BE(counter, sessionBytes);
      return Buffer.concat([signed, sign(signed)]).toString("base64url");
    },

    read(token: string): RefreshToken | undefined {
      if (!form.test(token)) return undefined;
      const bytes = Buffer.from(token, "base64url");
      const signed = bytes.subarray(0, signedBytes);
      if (!timingSafeEqual(sign(signed), bytes.subarray(signedBytes))) return undefined;
      const hex = signed.toString("hex", 0, sessionBytes);
      const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
      return { sessionId, counter: signed.readUInt32BE(sessionBytes) };
    },
  };

  function sign(bytes: Buffer): Buffer {
    return createHmac("sha256", key).update(bytes).digest().subarray(0, signatureBytes);
  }
}
