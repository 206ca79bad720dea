/** An error in PostgREST's shape, which supabase-js hands to its caller. */
export function apiError(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ code, message, details: null, hint: null }, { status, headers });
}

/** What every closed or unknown path answers, so that nothing shows which of the two it is. */
export function notFound(): Response {
  return apiError(404, "PGRST125", "Invalid path specified in request URL");
}
