import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { clockVerdict, parseClock, parseLog, parseRotation } from "./post-drawings.ts";
import { ClockBlock, LogBlock, RotationBlock } from "./post-drawings.tsx";
import { rotationVerdict } from "./rotation-verdict.ts";

const LOG =
  "12:00:00 | ID | Legal ID | | 0:12\n12:00:12 | A | Northbound | The Paper Lanterns | 3:36";
const CLOCK = `0:12 | ID | Legal ID\n${"3:48 | A | Power\n".repeat(14)}4:00 | SPOT | Stopset\n2:36 | B | Secondary`;

describe("a log block", () => {
  it("reads time, code, title, artist and length", () => {
    expect(parseLog(LOG)).toEqual([
      { time: "12:00:00", code: "ID", title: "Legal ID", seconds: 12 },
      {
        time: "12:00:12",
        code: "A",
        title: "Northbound",
        artist: "The Paper Lanterns",
        seconds: 216,
      },
    ]);
  });

  it("becomes a table with every row", () => {
    const html = renderToStaticMarkup(<LogBlock source={LOG} />);
    expect(html.match(/<tr/g)).toHaveLength(3);
    expect(html).toContain("The Paper Lanterns");
  });

  it("shows markup as text", () => {
    const html = renderToStaticMarkup(
      <LogBlock source="12:00:12 | A | <img src=x onerror=alert(1)> | <script> | 3:36" />,
    );
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain("&lt;script&gt;");
  });
});

describe("a clock block", () => {
  it("says that it fills the hour, or how far it is over or under", () => {
    expect(clockVerdict(parseClock(CLOCK)!)).toBe("Adds up to 60:00.");
    expect(clockVerdict(parseClock(`${CLOCK}\n1:30 | C | New`)!)).toBe(
      "Adds up to 61:30, 1:30 over.",
    );
    expect(clockVerdict(parseClock("59:30 | A | Power")!)).toBe("Adds up to 59:30, :30 under.");
  });

  it("becomes a wheel with a total per code", () => {
    const html = renderToStaticMarkup(<ClockBlock source={CLOCK} />);
    expect(html.match(/class="seg /g)).toHaveLength(17);
    expect(html).toContain("53:12");
    expect(html).toContain("15 songs");
  });

  it("draws one element that fills the hour, and leaves out what runs past it", () => {
    expect(renderToStaticMarkup(<ClockBlock source="60:00 | A | Power" />)).not.toContain("NaN");
    const html = renderToStaticMarkup(<ClockBlock source={"60:00 | A | Power\n5:00 | B | Over"} />);
    expect(html.match(/class="seg /g)).toHaveLength(1);
  });
});

describe("a rotation block", () => {
  it("computes turnover, spins and the lock", () => {
    expect(rotationVerdict({ songs: 24, perDay: 24 })).toBe(
      "24 songs at 1 an hour: turnover 24:00, 7 spins a week for each song. Locked: each song comes back in the same hours every day.",
    );
    expect(rotationVerdict({ songs: 9, perDay: 96 })).toContain("turnover 2:15");
    expect(rotationVerdict({ songs: 9, perDay: 96 })).toContain("Partly locked: 25%");
    expect(rotationVerdict({ songs: 25, perDay: 24 })).toContain("reaches all 24");
    expect(rotationVerdict({ songs: 48, perDay: 24 })).toContain("only ever reaches 1 hour of");
  });

  it("fills seven cells in one column for 24 songs at one an hour", () => {
    const html = renderToStaticMarkup(<RotationBlock source={"songs: 24\nper hour: 1"} />);
    expect(html.match(/class="rotation__play" x="36.5"/g)).toHaveLength(7);
    expect(html.match(/rotation__play/g)).toHaveLength(7);
  });
});

describe("a text that is no drawing", () => {
  const hostile = [
    "",
    " \n ",
    "just words",
    `${LOG}\n`.repeat(10_000),
    "12:00:12 | A | Northbound | The Paper Lanterns | -3:36",
    "12:00:12 | A | Northbound | The Paper Lanterns | NaN",
    "99:99:99 | A | Northbound | The Paper Lanterns | 3:36",
    "12:00:12 | A | Northbound | The Paper Lanterns | 3:36 | more",
    "-3:48 | A | Power",
    "0:00 | A | Power",
    "3:48 | <b> | Power",
    "99:00 | A | Power\n99:00 | A | Power",
    "3:48",
    "songs: -24\nper hour: 1",
    "songs: NaN\nper hour: 1",
    "songs: 1e9\nper hour: 1",
    "songs: 24\nper hour: 0",
    "songs: 24",
    "songs: 24\nper hour: 1\nsongs: 12",
    "__proto__: 1\nconstructor: 2",
    "|".repeat(9_000),
    "\u0000|\u0000|\u0000",
  ];

  it.each(hostile)("is left as it was typed (%#)", (source) => {
    expect([parseLog(source), parseClock(source), parseRotation(source)]).toEqual([
      null,
      null,
      null,
    ]);
    for (const Block of [LogBlock, ClockBlock, RotationBlock]) {
      expect(renderToStaticMarkup(<Block source={source} />)).toBe("");
    }
  });
});
