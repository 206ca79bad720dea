import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef, useState } from "react";
import { useHydrated } from "../../forms/use-hydrated.ts";
import { coverUrl } from "../../posts/cover.tsx";
import { ActionToast } from "../action-toast.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { fileOf, useUpload } from "./use-upload.ts";

type Props = { value: string; error: string | undefined };

/** The post's picture: chosen, dropped or pasted. Without script it is sent with the form. */
export function ImageField({ value, error }: Props) {
  const id = useId();
  const isHydrated = useHydrated();
  const [image, setImage] = useState(value);
  const [ahead, setAhead] = useState<string | null>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const upload = useUpload(setImage);

  // The form listens to what is typed; a new picture is as good as that.
  useEffect(() => {
    if (image !== value) hidden.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [image, value]);

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => setAhead(String(reader.result));
    if (file.type.startsWith("image/")) reader.readAsDataURL(file);
    await upload.start(file);
    reader.onload = null;
    setAhead(null);
  }

  function receive(event: DragEvent | ClipboardEvent, data: DataTransfer): void {
    const file = fileOf(data);
    if (!file) return;
    event.preventDefault();
    void take(file);
  }

  const shown = ahead ?? (image ? coverUrl(image) : null);
  return (
    <fieldset
      className="field image-field"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => receive(event, event.dataTransfer)}
      onPaste={(event) => receive(event, event.clipboardData)}
    >
      <legend className="field-label">Featured Image</legend>
      <input ref={hidden} type="hidden" name="featuredImage" value={image} readOnly />
      {shown ? (
        <img
          className="cover image-preview"
          src={shown}
          alt="The post's"
          width={1600}
          height={900}
        />
      ) : null}
      <input
        type="file"
        accept="image/*"
        className="field-input"
        name={isHydrated ? undefined : "featuredFile"}
        aria-label="Choose an image"
        aria-describedby={`${id}hint`}
        onChange={(event) => {
          const { currentTarget } = event;
          void take(currentTarget.files?.[0]);
          currentTarget.value = "";
        }}
      />
      <p className="field-hint" id={`${id}hint`}>
        Optional. PNG, JPG, GIF up to 5MB.{isHydrated ? " Or drop it here, or paste it." : ""}
      </p>
      <UploadProgress share={upload.share} onCancel={upload.cancel} />
      {image && isHydrated && upload.share === null ? (
        <button
          type="button"
          className="button button-small button-quiet justify-self-start"
          onClick={() => setImage("")}
        >
          Remove the image
        </button>
      ) : null}
      {image && !isHydrated ? (
        <label className="topic">
          <input type="checkbox" name="removeImage" value="yes" /> Remove the image
        </label>
      ) : null}
      {error ? <p className="field-error">{error}</p> : null}
      <ActionToast toast={upload.toast} />
    </fieldset>
  );
}
