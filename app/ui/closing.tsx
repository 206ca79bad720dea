import type { ReactNode } from "react";

type Props = { title: string; text: string; children: ReactNode };

/** The end of a page: one last sentence and where to go from here. */
export function Closing({ title, text, children }: Props) {
  return (
    <section className="page section" aria-labelledby="closing">
      <h2 className="h2" id="closing">
        {title}
      </h2>
      <div className="closing-body">
        <p className="lead">{text}</p>
        <p className="actions">{children}</p>
      </div>
    </section>
  );
}
