import { FORMAT_CLOCK } from "../drawings/format-clock.ts";
import { LogTable } from "../drawings/log-table.tsx";
import { programLogRows } from "../drawings/program-log.tsx";
import { reasons } from "./about-content.ts";

/** A piece of the sample hour's log, with a reason in each row. */
export function ReasonLog() {
  const rows = programLogRows().flatMap((row) => {
    const reason = reasons.find(({ title }) => title === row.title);
    return reason ? [{ ...row, note: reason.note }] : [];
  });
  return (
    <LogTable
      caption={`Four songs of a ${FORMAT_CLOCK.format} hour and their reasons`}
      rows={rows}
    />
  );
}
