import type { ReactNode } from "react";

/** The display of one instrument, with what it says about the sample. */
export function Readout({ sample, children }: { sample: string; children: ReactNode }) {
  return (
    <figure className="readout">
      <figcaption>Sample read-out: {sample}</figcaption>
      {children}
    </figure>
  );
}

type State = "ok" | "warning";

type RowProps = {
  name: string;
  detail?: string;
  value: string;
  /** How the instrument judges it, where it does. */
  state?: State;
};

const words = { ok: "OK", warning: "Warning" };

export function ReadoutRow({ name, detail, value, state }: RowProps) {
  return (
    <div className="readout-row">
      <dt>
        {name}
        {detail ? <span className="readout-detail">{detail}</span> : null}
      </dt>
      <dd>
        {value}
        {state ? <StateMark state={state} /> : null}
      </dd>
    </div>
  );
}

/** A verdict as shape and word. */
export function StateMark({ state }: { state: State }) {
  const warning = state === "warning";
  return (
    <span className={`readout-state readout-state-${state}`}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d={warning ? "M6 1L11.5 11H.5Z" : "M1 6.5L4.5 10L11 2.5"} data-warning={warning} />
      </svg>
      {words[state]}
    </span>
  );
}
