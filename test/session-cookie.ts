/** Signs somebody in by the form and returns the session as a Cookie header. */
export async function sessionCookie(
  origin: string,
  { email, password }: { email: string; password: string },
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await fetch(`${origin}/auth/login`, {
    method: "POST",
    body: new URLSearchParams({ email, password }),
    headers: { Origin: origin, ...headers },
    redirect: "manual",
  });
  if (response.status !== 302) throw new Error(`The sign-in was answered with ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
