import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FORMAT_CLOCK, logRows, songCount } from "./format-clock.ts";
import { ClockLegend, FormatClock } from "./format-clock.tsx";
import { onAirTimeCode, ProgramLog, programLogRows } from "./program-log.tsx";

const wheel = renderToStaticMarkup(<FormatClock />);
const log = renderToStaticMarkup(<ProgramLog />);
const decode = (html: string) => html.replaceAll("&amp;", "&");

describe("wheel and log", () => {
  it("hold the same elements in the same order", () => {
    const segments = [...wheel.matchAll(/<title>(.+?): (.+?)<\/title>/g)].map((match) => match[1]);
    expect(segments).toEqual(FORMAT_CLOCK.elements.map((element) => element.code));
    expect(programLogRows().map((row) => row.code)).toEqual(segments);
    expect(log.match(/<tr data-minutes/g)).toHaveLength(segments.length);
    for (const { title } of FORMAT_CLOCK.elements) {
      expect(decode(wheel)).toContain(title);
      expect(decode(log)).toContain(title);
    }
  });

  it("agree on the number of songs in the hub", () => {
    expect(wheel).toContain(`>${songCount(logRows(FORMAT_CLOCK.elements))} songs<`);
  });

  it("mark the same song as on the air", () => {
    expect(wheel).toContain("Glass Piers by The Harbor Line is on the air");
    expect(log.match(/aria-current="true"/g)).toHaveLength(1);
    expect(log).toMatch(/aria-current="true">.*?On air.*?Glass Piers/);
  });

  it("begin together at the song on the air when asked to", () => {
    const excerpt = renderToStaticMarkup(<ProgramLog fromOnAir count={5} />);
    expect(excerpt.match(/<tr data-minutes/g)).toHaveLength(5);
    expect(excerpt).toMatch(/<tbody><tr[^>]*aria-current="true">/);
    expect(onAirTimeCode() >= "12:27:07" && onAirTimeCode() < "12:31:05").toBe(true);
  });
});

describe("the legend", () => {
  it("explains every category, the hatch and the outline", () => {
    const legend = renderToStaticMarkup(<ClockLegend />);
    const names = [...legend.matchAll(/<\/span>(.*?)<\/li>/g)].map((match) => match[1]);
    expect(names.join()).toBe("Power,Secondary,New,Recurrent,Gold,Stopset,Sweeper,Voice track");
  });
});
