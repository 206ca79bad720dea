import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { linksIn, textOf } from "../../test/markup.ts";
import { Rack } from "./rack.tsx";
import { TurnoverForm } from "./turnover-form.tsx";
import { readTurnoverQuery } from "./turnover-query.ts";
import { TurnoverResult } from "./turnover-result.tsx";

const result = (songs: number, perDay: number) =>
  textOf(renderToStaticMarkup(<TurnoverResult rotation={{ songs, perDay }} />));

describe("the turnover calculator", () => {
  it("finds 12 songs in 96 positions locked, and 13 the nearest good size", () => {
    const text = result(12, 96);
    for (const part of [
      "Locked: each song comes back in the same hours every day.",
      "Turnover 3:00",
      "Spins 56 a week per song",
      "Same hour next day 100%",
      "Day shift 0",
      "Positions visited 8 of 96",
      "Hours reached 8 of 24",
      "Nearest good size for 96 positions a day: 13 songs. A song then moves by 1:15 hours a day.",
    ]) {
      expect(text).toContain(part);
    }
  });

  it("finds 25 songs in 24 positions good, and says that they move by an hour", () => {
    expect(result(25, 24)).toMatch(
      /^OK No hour repeats.* 25 is a good size for 24 positions a day: .* exactly one hour a day\./,
    );
  });

  it("recommends directly below the verdict, before the week", () => {
    expect(result(24, 24)).toMatch(
      /^Warning Locked: .* Nearest good size for 24 positions a day: 23 or 25 songs\. A song then moves by exactly one hour a day\. 12 AM/,
    );
  });

  it("corrects the trade page: 11 songs at four an hour turn over in 2:45, 13 in 3:15", () => {
    expect(result(11, 96)).toContain("Turnover 2:45");
    expect(result(13, 96)).toContain("Turnover 3:15");
  });

  it("is a form that works by address alone and keeps what was typed", () => {
    const html = renderToStaticMarkup(
      <TurnoverForm {...readTurnoverQuery(new URLSearchParams("songs=%3Cb%3E&slots=24"))} />,
    );
    expect(html).toContain('action="/tools#turnover" method="get"');
    expect(html).toContain('value="&lt;b&gt;"');
    expect(html).toMatch(/id="songs"[^>]*aria-invalid="true"/);
    expect(html).not.toMatch(/id="slots"[^>]*aria-invalid/);
    expect(textOf(html)).toContain("Enter the number of songs");
  });
});

describe("the rack", () => {
  const html = renderToStaticMarkup(<Rack />);

  it("introduces four tools, each by a sample read-out", () => {
    const names = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map((match) => match[1]);
    expect(names).toEqual([
      "Log Doctor",
      "Music Attribute Tagger",
      "AI Voicetracking",
      "Clock Builder",
    ]);
    expect(html.match(/Sample read-out/g)).toHaveLength(4);
  });

  it("reads out what the sample holds", () => {
    const text = textOf(html);
    expect(text).toMatch(/Ada Quill comes back 12:03:48 and 13:00:12, limit 60:00 56:24 Warning/);
    expect(text).toContain("Artist keywords Mira Sol, Cole Maddox");
    expect(text).toMatch(/Tempo code 71 beats a minute; feel decides.* 1 of 5 suggested/);
    expect(text).toContain("Words 31 of 43 OK Left before the vocal 5.6 s");
    expect(text).toContain("14 songs 50:26 2 stopsets 8:00 7 links and IDs 1:34");
  });

  it("has no link to a tool without a page", () => {
    expect(linksIn(html)).toEqual([]);
  });
});
