import { useRef } from "react";
import { typeInto } from "../../forms/type-into.ts";
import { type Piece, pieces } from "./markdown-pieces.ts";

/** Buttons that write Markdown into the text of the same form. */
export function MarkdownTools() {
  const tools = useRef<HTMLFieldSetElement>(null);

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
    </fieldset>
  );
}
