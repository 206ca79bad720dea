import type { ToastMessage } from "../../ui/toast.tsx";

/** 5 MB. */
export const maxBytes = 5 * 1024 * 1024;

/** What an upload answers: the stored file's name where there is one now, and what to say. */
export type UploadAnswer = { image: string | null; toast: ToastMessage };

export const uploaded: ToastMessage = {
  title: "Upload successful",
  description: "The image has been uploaded successfully",
  variant: "default",
};

export const tooLarge: ToastMessage = {
  title: "File too large",
  description: "Maximum file size is 5MB",
  variant: "destructive",
};

export function uploadFailed(reason: string): ToastMessage {
  const description = reason || "Something went wrong while uploading the image";
  return { title: "Upload failed", description, variant: "destructive" };
}

/** What is wrong with a file before anybody looks into it; null for nothing. */
export function judgeFile({ type, size }: { type: string; size: number }): ToastMessage | null {
  if (!type.startsWith("image/")) {
    const description = "Please upload an image file";
    return { title: "Invalid file type", description, variant: "destructive" };
  }
  return size > maxBytes ? tooLarge : null;
}

/** A name no file has: the time, and the extension the file came with. */
export function storedName(original: string, now = Date.now()): string {
  const extension = /\.([a-z0-9]{1,8})$/i.exec(original)?.[1]?.toLowerCase() ?? "png";
  return `${now}.${extension}`;
}
