import { HOUR_SECONDS, runtime, timeCode } from "./clock-time.ts";
import { FORMAT_CLOCK, type LogRow, logRows, playingIndex } from "./format-clock.ts";
import { LogTable, type LogTableRow } from "./log-table.tsx";

/** The rows of the format clock's hour as its log shows them, in order. */
export function programLogRows(): LogTableRow[] {
  return logRows(FORMAT_CLOCK.elements).map((row) => ({
    time: timeCode(FORMAT_CLOCK.hour * HOUR_SECONDS + row.start),
    code: row.code,
    title: row.title,
    ...(row.artist ? { artist: row.artist } : {}),
    seconds: row.seconds,
    ...talkUpNote(row),
  }));
}

/** What the studio clock reads while the hand stands where it stands. */
export function onAirTimeCode(): string {
  return timeCode(FORMAT_CLOCK.hour * HOUR_SECONDS + FORMAT_CLOCK.now);
}

interface Props {
  /** Begin with the row on the air, as the log below the wheel's hand does. */
  fromOnAir?: boolean;
  /** At most so many rows. */
  count?: number;
}

/** The hour of the format clock as a log. */
export function ProgramLog({ fromOnAir = false, count }: Props) {
  const playing = playingIndex(logRows(FORMAT_CLOCK.elements), FORMAT_CLOCK.now);
  const first = fromOnAir ? playing : 0;
  const rows = programLogRows().slice(first, count && first + count);
  return (
    <LogTable
      caption={`Log of the ${FORMAT_CLOCK.hourName} hour, ${FORMAT_CLOCK.format}, sample`}
      rows={rows}
      playing={playing - first}
    />
  );
}

const talkUpNote = (row: LogRow) =>
  row.talkUp && row.intro ? { note: `Talk-up on the ramp, ${runtime(row.intro)}` } : {};
