import type { Backend } from "../../session/backend.ts";
import { serverMessage } from "../server-message.ts";
import {
  judgeFile,
  maxBytes,
  storedName,
  tooLarge,
  type UploadAnswer,
  uploaded,
  uploadFailed,
} from "./image-rules.ts";

const bucket = "blog_images";

/** A picture that is to be stored; `size` is what its sender says, and 0 where it doesn't. */
export type Picture = {
  name: string;
  type: string;
  size: number;
  content: ReadableStream<Uint8Array>;
};

/**
 * Stores a picture for the blog as whoever asks for it, while it comes in. Storage looks into the
 * file and may refuse.
 */
export async function storeImage(
  db: Backend,
  picture: Picture,
): Promise<UploadAnswer & { problem?: unknown }> {
  const wrong = judgeFile(picture);
  if (wrong) return { image: null, toast: wrong };
  const name = storedName(picture.name);
  const counter = countBytes();
  try {
    const { error } = await db.storage
      .from(bucket)
      .upload(name, picture.content.pipeThrough(counter.stream), {
        cacheControl: "3600",
        upsert: false,
        contentType: picture.type,
      });
    if (error) throw error;
    return { image: name, toast: uploaded };
  } catch (problem) {
    if (counter.isTooLarge()) return { image: null, toast: tooLarge };
    return { image: null, toast: uploadFailed(serverMessage(problem)), problem };
  }
}

/** Lets a file of at most 5 MB pass, whatever size it was announced with. */
function countBytes() {
  let size = 0;
  const stream = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maxBytes) controller.error(new Error("The file is too large"));
      else controller.enqueue(chunk);
    },
  });
  return { stream, isTooLarge: () => size > maxBytes };
}
