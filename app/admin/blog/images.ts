import { getBackend } from "../../session/backend.ts";
import { siteContext } from "../../session/site-context.ts";
import { getVisitor } from "../../session/visitor.ts";
import type { Route } from "./+types/images";
import { type UploadAnswer, uploadFailed } from "./image-rules.ts";
import { signInFirst } from "./post-action.ts";
import { storeImage } from "./store-image.ts";

/** Takes one picture, as the field `file` of a form, and answers its stored name. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = (status: number, { image, toast }: UploadAnswer) =>
    Response.json({ image, toast }, { status });
  const visitor = await getVisitor(context);
  if (visitor.kind === "signed-out") return answer(401, { image: null, toast: signInFirst });
  const file = (await request.formData()).get("file");
  if (!(file instanceof File)) return answer(400, { image: null, toast: uploadFailed("") });
  const stored = await storeImage(getBackend(context), file);
  if (stored.problem) context.get(siteContext).report(stored.problem);
  return answer(stored.image ? 201 : 400, stored);
}
