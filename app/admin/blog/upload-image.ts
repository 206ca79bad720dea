import { judgeFile, type UploadAnswer, uploadFailed } from "./image-rules.ts";

/** A picture on its way; the answer is null where it was cancelled. */
export type Upload = { answer: Promise<UploadAnswer | null>; cancel: () => void };

/**
 * Sends a picture to the site. XMLHttpRequest, because fetch doesn't tell how far an upload is.
 *
 * @param onProgress told the share that has been sent, from 0 to 1
 */
export function uploadImage(file: File, onProgress: (share: number) => void): Upload {
  const wrong = judgeFile(file);
  if (wrong) {
    return { answer: Promise.resolve({ image: null, toast: wrong }), cancel: () => undefined };
  }
  const request = new XMLHttpRequest();
  const { promise, resolve } = Promise.withResolvers<UploadAnswer | null>();
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onabort = () => resolve(null);
  request.onerror = () => resolve({ image: null, toast: uploadFailed("") });
  request.onload = () => resolve(readAnswer(request.response));
  request.open("POST", `/admin/images?${new URLSearchParams({ name: file.name })}`);
  request.responseType = "json";
  request.send(file);
  return { answer: promise, cancel: () => request.abort() };
}

/** The answer, where it is one of ours: a proxy's error page isn't. */
function readAnswer(response: unknown): UploadAnswer {
  const isOurs = typeof response === "object" && response !== null && "toast" in response;
  return isOurs ? (response as UploadAnswer) : { image: null, toast: uploadFailed("") };
}
