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

type RowProps = {
  name: string;
  detail?: string;
  value: string;
  /** How the instrument judges it, where it does. */
  state?: "ok" | "warning";
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
        {state ? (
          <span className={`readout-state readout-state-${state}`}>
            <StateMark warning={state === "warning"} />
            {words[state]}
          </span>
        ) : null}
      </dd>
    </div>
  );
}

function StateMark({ warning }: { warning: boolean }) {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d={warning ? "M6 1L11.5 11H.5Z" : "M1 6.5L4.5 10L11 2.5"} data-warning={warning} />
    </svg>
  );
}
