import { getBackend } from "../../session/backend.ts";
import { siteContext } from "../../session/site-context.ts";
import { getVisitor } from "../../session/visitor.ts";
import { refusalStatus } from "../server-message.ts";
import type { Route } from "./+types/images";
import { type UploadAnswer, uploadFailed } from "./image-rules.ts";
import { signInFirst } from "./post-action.ts";
import { storeImage } from "./store-image.ts";

/**
 * Takes one picture as the body of a request, and its name as the parameter `name`. It goes on to
 * storage as it comes; answers its stored name.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const answer = (status: number, { image, toast }: UploadAnswer) =>
    Response.json({ image, toast }, { status });
  const visitor = await getVisitor(context);
  if (visitor.kind === "signed-out") return answer(401, { image: null, toast: signInFirst });
  if (!request.body) return answer(400, { image: null, toast: uploadFailed("") });
  const stored = await storeImage(getBackend(context), {
    name: url.searchParams.get("name") ?? "",
    type: request.headers.get("Content-Type") ?? "",
    size: Number(request.headers.get("Content-Length") ?? 0),
    content: request.body,
  });
  // Who cancels an upload has no use for a report.
  if (stored.problem && !request.signal.aborted) context.get(siteContext).report(stored.problem);
  return answer(stored.image ? 201 : refusalStatus(stored.problem), stored);
}
