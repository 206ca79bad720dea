import { HOUR_SECONDS, parseRuntime, runtime } from "./clock-time.ts";
import type { ClockElement } from "./format-clock.ts";
import type { LogTableRow } from "./log-table.tsx";
import { HOURS, type Rotation } from "./rotation.ts";

/*
 * Readers of the fenced blocks of a post. A text they can't read gives null, and the post shows the
 * block as it was typed.
 */

const MAX_LINES = 120;
const MAX_CHARACTERS = 10_000;
const CODE = /^[A-Z0-9]{1,6}$/i;

/** Fields of each line that is not empty; null for a text too long to draw. */
function tableOf(source: string, separator: string): string[][] | null {
  if (source.length > MAX_CHARACTERS) return null;
  const lines = source.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0 || lines.length > MAX_LINES) return null;
  return lines.map((line) => line.split(separator).map((field) => field.trim()));
}

function allOrNull<T>(items: (T | null)[] | undefined): T[] | null {
  return items?.every((item) => item !== null) ? items : null;
}

/** Lines such as `12:00:12 | A | Northbound | The Paper Lanterns | 3:36`; the artist may be empty. */
export function parseLog(source: string): LogTableRow[] | null {
  return allOrNull(
    tableOf(source, "|")?.map(
      ([time = "", code = "", title = "", artist = "", length = "", ...rest]) => {
        const seconds = parseRuntime(length);
        const readable =
          /^([01]\d|2[0-9]):[0-5]\d:[0-5]\d$/.test(time) && CODE.test(code) && title !== "";
        if (!readable || seconds === null || rest.length > 0) return null;
        return { time, code: code.toUpperCase(), title, ...(artist ? { artist } : {}), seconds };
      },
    ),
  );
}

/** Lines such as `3:48 | A | Power`, at most two hours in all. */
export function parseClock(source: string): ClockElement[] | null {
  const elements = allOrNull(
    tableOf(source, "|")?.map(([length = "", code = "", title = "", ...rest]) => {
      const seconds = parseRuntime(length);
      if (!seconds || !CODE.test(code) || title === "" || rest.length > 0) return null;
      return { code: code.toUpperCase(), title, seconds };
    }),
  );
  return elements && totalSeconds(elements) <= 2 * HOUR_SECONDS ? elements : null;
}

/** The two lines `songs: 24` and `per hour: 1`, in either order. */
export function parseRotation(source: string): Rotation | null {
  const lines = tableOf(source.toLowerCase(), ":");
  const fields = new Map(lines?.map(([name = "", value = ""]) => [name, value]));
  const songs = wholeNumber(fields.get("songs"), 1000);
  const perHour = wholeNumber(fields.get("per hour"), 20);
  return lines?.length === 2 && songs && perHour ? { songs, perDay: perHour * HOURS } : null;
}

function wholeNumber(text: string | undefined, max: number): number | null {
  const value = /^\d{1,4}$/.test(text ?? "") ? Number(text) : 0;
  return value >= 1 && value <= max ? value : null;
}

export function totalSeconds(elements: readonly { seconds: number }[]): number {
  return elements.reduce((sum, element) => sum + element.seconds, 0);
}

/** "Adds up to 60:00.", or how far over or under the hour it is. */
export function clockVerdict(elements: readonly ClockElement[]): string {
  const total = totalSeconds(elements);
  const over = total - HOUR_SECONDS;
  const difference =
    over === 0 ? "" : `, ${runtime(Math.abs(over))} ${over > 0 ? "over" : "under"}`;
  return `Adds up to ${runtime(total)}${difference}.`;
}
