import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { linksIn, textOf } from "../../test/markup.ts";
import { isSong } from "../drawings/codes.ts";
import { FORMAT_CLOCK, logRows } from "../drawings/format-clock.ts";
import About from "./about.tsx";
import { countries, reasons } from "./about-content.ts";

const html = renderToStaticMarkup(<About />);
const text = textOf(html);
const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;

it("shows the mission, the pillars and the countries", () => {
  expect(text).toContain("Our mission");
  for (const pillar of ["Precision", "Customization", "Education", "Human Expertise"]) {
    expect(html).toContain(`>${pillar}</h3>`);
  }
  for (const country of ["United States", "Canada", "United Kingdom", "Australia", "New Zealand"]) {
    expect(text).toContain(country);
  }
});

describe("a figure can be counted in its drawing", () => {
  it.each([
    ["25+ years in radio", /counted-tick/g, 25],
    ["100+ stations served", /counted-fill/g, 100],
    ["24/7 support", /counted-cell/g, 168],
    ["12 radio formats", /counted-face/g, 12],
  ])("%s", (figure, mark, marks) => {
    expect(text).toContain(figure);
    expect(count(mark)).toBe(marks);
  });
});

it("says what is true of the figures", () => {
  expect(text).toContain(`${Math.round((25 * 365.25 * 24) / 1000)},000 hours`);
  expect(text).toContain(`${(100 * 168).toLocaleString("en-US")} hours`);
  const offsets = countries.flatMap((country) => country.offsets);
  expect(Math.max(...offsets) - Math.min(...offsets)).toBe(22);
});

describe("the reasons in the log are true of the sample hour", () => {
  const rows = logRows(FORMAT_CLOCK.elements);
  const songs = rows.filter(({ code }) => isSong(code));
  const at = (title: string) => songs.findIndex((song) => song.title === title);

  it("shows all four of them", () => {
    for (const { title, note } of reasons) expect(text).toMatch(new RegExp(`${title} .*${note}`));
  });

  it("the first song after the stopset has a ramp of 18 seconds", () => {
    const index = rows.findIndex(({ title }) => title === "Glass Piers");
    expect(rows.slice(index - 2, index).map(({ code }) => code)).toEqual(["SPOT", "SW"]);
    expect(rows[index]!.intro).toBe(18);
  });

  it("the secondary and the new song stand between familiar ones", () => {
    for (const title of ["Second-Hand Sun", "Paper Moons"]) {
      const index = at(title);
      expect("ARG").toContain(songs[index - 1]!.code);
      expect("ARG").toContain(songs[index + 1]!.code);
    }
  });

  it("the recurrent is the only strong song of its quarter-hour", () => {
    const strong = rows.filter(
      ({ code, start, seconds }) => "AR".includes(code) && start < 2700 && start + seconds > 1800,
    );
    expect(strong.map(({ title }) => title)).toEqual(["Tell It to Denver"]);
  });
});

it("ends with buttons to contact and services", () => {
  expect(linksIn(html).slice(-2)).toEqual([
    "Get in Touch → /contact",
    "See Our Services → /services",
  ]);
});
