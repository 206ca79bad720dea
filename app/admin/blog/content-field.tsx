import { type SyntheticEvent, useRef } from "react";
import { TextArea } from "../../forms/text-area.tsx";
import { typeInto } from "../../forms/type-into.ts";
import { useHydrated } from "../../forms/use-hydrated.ts";
import { coverUrl } from "../../posts/cover.tsx";
import { ActionToast } from "../action-toast.tsx";
import { MarkdownTools } from "./markdown-tools.tsx";
import type { PostValues } from "./post-values.ts";
import { Preview } from "./preview.tsx";
import { describeLength } from "./reading-time.ts";
import { UploadProgress } from "./upload-progress.tsx";
import { fileOf, useUpload } from "./use-upload.ts";

type Props = { value: string; typed: PostValues; error: string | undefined };

/** The text itself, with what helps to write it. Pictures are chosen, dropped or pasted into it. */
export function ContentField({ value, typed, error }: Props) {
  const isHydrated = useHydrated();
  const area = useRef<HTMLTextAreaElement>(null);
  const upload = useUpload((image) => {
    const { current } = area;
    if (!current) return;
    const markdown = `![Describe the picture](${coverUrl(image)})`;
    typeInto(current, markdown, current.selectionStart, current.selectionEnd);
  });

  function receive(event: SyntheticEvent, data: DataTransfer): void {
    const file = fileOf(data);
    if (!file) return;
    event.preventDefault();
    void upload.start(file);
  }

  return (
    <TextArea
      ref={area}
      label="Content"
      name="content"
      rows={15}
      required
      defaultValue={value}
      error={error}
      tools={isHydrated ? <MarkdownTools onPicture={upload.start} /> : null}
      onDrop={(event) => receive(event, event.dataTransfer)}
      onPaste={(event) => receive(event, event.clipboardData)}
    >
      {isHydrated ? (
        <>
          <UploadProgress share={upload.share} onCancel={upload.cancel} />
          <p className="character-count">{describeLength(typed.content)}</p>
          <Preview title={typed.title} content={typed.content} />
          <ActionToast toast={upload.toast} />
        </>
      ) : null}
    </TextArea>
  );
}
