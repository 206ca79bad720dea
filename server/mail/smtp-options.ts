const modes = ["required", "starttls", "none", "insecure"];
const loopback = ["localhost", "127.0.0.1", "[::1]"];

/** What is wrong with a value of SMTP_URL, or undefined. */
export function findSmtpUrlProblem(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || !isDecodable(url)) {
    return "must look like smtp://user:password@host:587 or smtps://user:password@host";
  }
  const unknown = [...url.searchParams.keys()].find((name) => name !== "tls");
  if (unknown || !["", "/"].includes(url.pathname)) return "has no options but ?tls=";
  if (!modes.includes(tlsMode(url))) return `must have one of ?tls=${modes.join(", ")}`;
  return undefined;
}

/**
 * The connection that SMTP_URL means: `smtps:` begins encrypted, `smtp:` becomes so by STARTTLS.
 * Without `?tls=` mail leaves this machine encrypted, to a server whose certificate is valid, or not
 * at all. `starttls` takes what the server offers; `insecure` encrypts, to whomever it is.
 */
export function smtpOptions(text: string) {
  const url = new URL(text);
  const secure = url.protocol === "smtps:";
  const mode = tlsMode(url);
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: mode === "required" || mode === "insecure",
    ignoreTLS: mode === "none",
    tls: { rejectUnauthorized: mode !== "insecure" },
    auth: user ? { user, pass: decodeURIComponent(url.password) } : undefined,
  };
}

function isDecodable({ username, password }: URL): boolean {
  try {
    return decodeURIComponent(username + password) !== undefined;
  } catch {
    return false;
  }
}

function tlsMode(url: URL): string {
  const standard = loopback.includes(url.hostname) ? "none" : "required";
  return url.searchParams.get("tls") ?? standard;
}
