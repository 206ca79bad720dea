import { data, type RouterContextProvider } from "react-router";
import { checkForm, type FieldErrors } from "../../forms/check-form.ts";
import { type Backend, getBackend } from "../../session/backend.ts";
import { type FlashKind, redirectWithToast } from "../../session/flash.ts";
import { siteContext } from "../../session/site-context.ts";
import { getVisitor } from "../../session/visitor.ts";
import type { ToastMessage } from "../../ui/toast.tsx";
import { refusalStatus, serverMessage } from "../server-message.ts";
import { type UploadAnswer, uploaded } from "./image-rules.ts";
import { postSchema } from "./post-schema.ts";
import { type PostValues, readPostForm } from "./post-values.ts";
import { createPost, isSlugTaken, updatePost } from "./save-post.ts";
import { storeImage } from "./store-image.ts";

/** Why a post was not saved. */
export type PostFailure = {
  /** As typed, for the form. */
  values: PostValues;
  errors?: FieldErrors;
  toast?: ToastMessage;
  /** The version that somebody else has saved meanwhile. */
  conflict?: { updatedAt: string };
};

export const signInFirst: ToastMessage = {
  title: "Authentication required",
  description: "You must be logged in to perform this action",
  variant: "destructive",
};

/**
 * Saves what the form sends: as a new post, or over the one with this id. Leads to the post table,
 * or answers why not, with everything typed.
 */
export async function submitPost(
  request: Request,
  context: Readonly<RouterContextProvider>,
  id?: string,
) {
  const form = await request.formData();
  const values = readPostForm(form);
  const refuse = (failure: Omit<PostFailure, "values">, status: number) =>
    data<PostFailure>({ values, ...failure }, { status });

  const visitor = await getVisitor(context);
  if (visitor.kind === "signed-out") return refuse({ toast: signInFirst }, 401);
  const checked = checkForm(postSchema, form);
  if (!checked.ok) return refuse({ errors: checked.errors }, 400);

  const { settings, report } = context.get(siteContext);
  const db = getBackend(context);
  const picture = await receivePicture(db, form);
  if (picture?.image === null) {
    return refuse({ toast: picture.toast }, refusalStatus(picture.problem));
  }
  const post = picture ? { ...checked.data, featuredImage: picture.image } : checked.data;
  const submission = { post, values, authorId: visitor.id };
  let done: FlashKind = "post-created";
  try {
    if (id === undefined) await createPost(db, submission);
    else {
      const outcome = await updatePost(db, id, submission);
      if (typeof outcome === "object") return refuse({ conflict: outcome }, 409);
      done = outcome === "saved" ? "post-updated" : "post-to-edit-not-found";
    }
  } catch (error) {
    report(error);
    const toast = failedToSave(error);
    return isSlugTaken(error)
      ? refuse({ toast, errors: { slug: "Another post has this slug already" } }, 409)
      : refuse({ toast }, 500);
  }
  throw await redirectWithToast("/admin/blog/posts", done, settings.origin);
}

/** What a form without script sends along, or asks to be removed. */
async function receivePicture(
  db: Backend,
  form: FormData,
): Promise<(UploadAnswer & { problem?: unknown }) | undefined> {
  const file = form.get("featuredFile");
  if (file instanceof File && file.size > 0) {
    const { name, type, size } = file;
    return storeImage(db, { name, type, size, content: file.stream() });
  }
  return form.has("removeImage") ? { image: "", toast: uploaded } : undefined;
}

function failedToSave(error: unknown): ToastMessage {
  const description = serverMessage(error);
  return { title: "Failed to save post", description, variant: "destructive" };
}
