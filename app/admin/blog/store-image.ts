import type { Backend } from "../../session/backend.ts";
import { serverMessage } from "../server-message.ts";
import { judgeFile, storedName, type UploadAnswer, uploaded, uploadFailed } from "./image-rules.ts";

const bucket = "blog_images";

/** Stores a picture for the blog as whoever asks for it. Storage looks into the file and may refuse. */
export async function storeImage(
  db: Backend,
  file: File,
): Promise<UploadAnswer & { problem?: unknown }> {
  const wrong = judgeFile(file);
  if (wrong) return { image: null, toast: wrong };
  const name = storedName(file.name);
  try {
    const { error } = await db.storage
      .from(bucket)
      .upload(name, file, { cacheControl: "3600", upsert: false, contentType: file.type });
    if (error) throw error;
    return { image: name, toast: uploaded };
  } catch (problem) {
    return { image: null, toast: uploadFailed(serverMessage(problem)), problem };
  }
}
