import { StorageError } from "./storage-error.ts";

const maxBytes = 200;
/** The characters Supabase Storage takes, so that a name that works here works on a hosted project. */
const allowed = /^[\w/!.*'() &$@=;:+,?-]+$/;

/**
 * The name of an object as a request's path spells it.
 *
 * @throws StorageError `InvalidKey` for what isn't a plain path of named parts
 */
export function decodeName(encoded: string): string {
  try {
    return checkName(decodeURIComponent(encoded));
  } catch (error) {
    throw error instanceof URIError ? invalidKey("") : error;
  }
}

/** @throws StorageError `InvalidKey` */
export function checkName(name: string): string {
  const parts = name.split("/");
  const isPlain = parts.every((part) => part !== "" && part !== "." && part !== "..");
  if (!isPlain || !allowed.test(name) || Buffer.byteLength(name) > maxBytes) throw invalidKey(name);
  return name;
}

function invalidKey(name: string): StorageError {
  const shown = JSON.stringify(name.slice(0, maxBytes)).slice(1, -1);
  return new StorageError(400, "InvalidKey", "InvalidKey", `Invalid key: ${shown}`);
}
