import { useRef } from "react";
import { typeInto } from "../../forms/type-into.ts";
import { type Piece, pieces } from "./markdown-pieces.ts";

type Props = { onPicture: (file: File) => void };

/** Buttons that write Markdown into the text of the same form, and one that asks for a picture. */
export function MarkdownTools({ onPicture }: Props) {
  const tools = useRef<HTMLFieldSetElement>(null);
  const picture = useRef<HTMLInputElement>(null);

  function write({ before, example, after }: Piece): void {
    const area = tools.current?.form?.elements.namedItem("content");
    if (!(area instanceof HTMLTextAreaElement)) return;
    const { selectionStart: start, selectionEnd: end } = area;
    const text = area.value.slice(start, end) || example;
    typeInto(area, before + text + after, start, end);
    area.focus();
    const from = start + before.length;
    area.setSelectionRange(from, from + text.length);
  }

  return (
    <fieldset className="markdown-tools" ref={tools}>
      <legend className="field-hint">The text is Markdown. Insert:</legend>
      {pieces.map((piece) => (
        <button key={piece.label} type="button" className="chip" onClick={() => write(piece)}>
          {piece.label}
        </button>
      ))}
      <button type="button" className="chip" onClick={() => picture.current?.click()}>
        Picture
      </button>
      <input
        ref={picture}
        hidden
        type="file"
        accept="image/*"
        aria-label="Choose a picture for the text"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onPicture(file);
          currentTarget.value = "";
        }}
      />
    </fieldset>
  );
}
