import type { PostValues } from "./post-values.ts";

type Props = { copy: PostValues; onTake: () => void; onForget: () => void };

/** What was typed the last time and never saved. */
export function CopyOffer({ copy, onTake, onForget }: Props) {
  return (
    <section className="desk-note" aria-labelledby="copy">
      <h2 className="h3" id="copy">
        There is unsaved text of yours
      </h2>
      <p>
        “{copy.title || copy.content.slice(0, 60) || "Untitled"}” was typed in this browser and not
        saved.
      </p>
      <p className="actions">
        <button type="button" className="button button-small button-quiet" onClick={onTake}>
          Bring it back
        </button>
        <button type="button" className="button button-small button-quiet" onClick={onForget}>
          Throw it away
        </button>
      </p>
    </section>
  );
}
