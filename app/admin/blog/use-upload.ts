import { useEffect, useRef, useState } from "react";
import type { ToastMessage } from "../../ui/toast.tsx";
import { type Upload, uploadImage } from "./upload-image.ts";

/** Uploads one picture at a time: how far it is, what came of it, and a way to stop it. */
export function useUpload(onDone: (image: string) => void) {
  const [share, setShare] = useState<number | null>(null);
  const [toast, setToast] = useState<ToastMessage>();
  const current = useRef<Upload>(undefined);
  useEffect(() => () => current.current?.cancel(), []);

  async function start(file: File): Promise<void> {
    current.current?.cancel();
    const upload = uploadImage(file, setShare);
    current.current = upload;
    setShare(0);
    const answer = await upload.answer;
    if (current.current !== upload) return;
    setShare(null);
    if (!answer) return;
    setToast(answer.toast);
    if (answer.image) onDone(answer.image);
  }

  return { start, share, toast, cancel: () => current.current?.cancel() };
}

/** The first picture, or else the first file, that is dropped or pasted. */
export function fileOf(data: DataTransfer | null): File | undefined {
  const files = [...(data?.files ?? [])];
  return files.find(({ type }) => type.startsWith("image/")) ?? files[0];
}
