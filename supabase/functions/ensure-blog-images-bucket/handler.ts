import { createClient } from "@supabase/supabase-js";

type Environment = Record<string, string | undefined>;

const bucket = "blog_images";
const settings = {
  public: true,
  fileSizeLimit: 5 * 1024 * 1024,
  allowedMimeTypes: ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"],
};

/** Makes the bucket of the blog's images where it is missing. For admins only; repeating it is harmless. */
export async function handle(request: Request, env: Environment): Promise<Response> {
  if (request.method !== "POST") return answer(405, "Use POST");
  const authorization = request.headers.get("Authorization") ?? "";
  const caller = connect(env, env.SUPABASE_ANON_KEY, { Authorization: authorization });
  const { data } = await caller.auth.getUser(authorization.replace(/^bearer\s+/i, ""));
  if (!data.user) return answer(401, "Sign in first");
  const { data: role, error: problem } = await caller
    .from("user_roles")
    .select("role")
    .eq("user_id", data.user.id)
    .maybeSingle();
  if (problem) throw problem;
  if (role?.role !== "admin") return answer(403, "Only admins may do this");

  const owner = connect(env, env.SUPABASE_SERVICE_ROLE_KEY);
  const { error } = await owner.storage.createBucket(bucket, settings);
  if (!error) return answer(200, `Bucket ${bucket} was created`);
  if ("statusCode" in error && error.statusCode === "409") {
    return answer(200, `Bucket ${bucket} is there`);
  }
  throw error;
}

function connect(env: Environment, key = "", headers: Record<string, string> = {}) {
  return createClient(env.SUPABASE_URL ?? "", key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers },
  });
}

function answer(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
