import type { ReactNode } from "react";
import { type HourStage, HourStrip } from "../drawings/hour-strip.tsx";
import "./account.css";

type Props = {
  eyebrow: string;
  title: string;
  lead: string;
  /** The hour beside the form, and what it has to do with it. */
  hour: { stage: HourStage; caption: string };
  children: ReactNode;
};

/** The frame of the account pages: what it is about, and the one form to fill in. */
export function AuthPage({ eyebrow, title, lead, hour, children }: Props) {
  return (
    <div className="page auth-page">
      <header className="auth-head">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="h1">{title}</h1>
        <p className="lead">{lead}</p>
        <figure className="auth-hour">
          <HourStrip stage={hour.stage} />
          <figcaption className="eyebrow">{hour.caption}</figcaption>
        </figure>
      </header>
      <div className="auth-form">{children}</div>
    </div>
  );
}
