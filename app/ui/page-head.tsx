import type { ReactNode } from "react";

type Props = {
  /** One short line of context above the title. */
  eyebrow?: string;
  title: string;
  lead: string;
  /** Stands beside the text where there is room, below it elsewhere. */
  picture?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
};

/** The head of a page: its title, what it is about, and the first thing to do. */
export function PageHead({ eyebrow, title, lead, picture, children }: Props) {
  return (
    <header className="page page-head">
      <div className="page-head-text">
        {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
        <h1 className="h1">{title}</h1>
        <p className="lead">{lead}</p>
        {children ? <p className="actions">{children}</p> : null}
      </div>
      {picture}
    </header>
  );
}
