import { describe, expect, it } from "vitest";
import type { LogRow } from "../drawings/format-clock.ts";
import { closestReturn, logScore, strongQuarters } from "./log-reading.ts";
import { readRamp } from "./ramp-reading.ts";
import { SAMPLE_LOG } from "./sample-log.ts";
import { splitFeature, splitVersion, tempoCode } from "./track-reading.ts";

describe("the sample log", () => {
  it("brings one artist back after 56:24", () => {
    expect(closestReturn(SAMPLE_LOG)).toMatchObject({ artist: "Ada Quill", gap: 56 * 60 + 24 });
  });

  it("has a power or a recurrent in all four quarters of its hour", () => {
    expect(strongQuarters(SAMPLE_LOG, 12)).toBe(4);
    expect(strongQuarters(SAMPLE_LOG, 14)).toBe(0);
  });

  it("loses seven points for one warning in fifteen songs", () => {
    expect(logScore(SAMPLE_LOG, 1)).toBe(93);
    expect(logScore(SAMPLE_LOG, 0)).toBe(100);
  });
});

it("finds the closest of several returns, not the first", () => {
  const play = (artist: string, start: number): LogRow => ({
    code: "A",
    title: "x",
    artist,
    seconds: 200,
    start,
  });
  const log = [play("P", 0), play("Q", 200), play("P", 3000), play("Q", 2000), play("P", 4000)];
  expect(closestReturn(log)).toMatchObject({ artist: "P", gap: 1000 });
  expect(closestReturn(log.slice(0, 2))).toBeNull();
});

describe("a track", () => {
  it("has its artist and its feature as artist keywords", () => {
    expect(splitFeature("Mira Sol feat. Cole Maddox")).toEqual({
      artist: "Mira Sol",
      keywords: ["Mira Sol", "Cole Maddox"],
    });
    expect(splitFeature("Marlowe & the Tides").keywords).toEqual(["Marlowe & the Tides"]);
  });

  it("gives its version away, but not a title's own brackets", () => {
    expect(splitVersion("Postcard Sky (Radio Edit)")).toEqual({
      title: "Postcard Sky",
      version: "Radio Edit",
    });
    expect(splitVersion("Borrowed Summer (2011 Remaster)").version).toBe("2011 Remaster");
    expect(splitVersion("Stay (Under the Olive Tree)").version).toBeNull();
  });

  it.each([
    [71, 1],
    [79, 1],
    [80, 2],
    [94, 2],
    [95, 3],
    [115, 4],
    [129, 4],
    [130, 5],
  ])("of %i beats a minute has tempo code %i", (bpm, code) => {
    expect(tempoCode(bpm)).toBe(code);
  });
});

it("gives a ramp of 18 seconds room for 43 words", () => {
  expect(readRamp("one two three four five", 18)).toEqual({
    words: 5,
    budget: 43,
    seconds: 2,
    fits: true,
  });
  expect(readRamp("It's twelve twenty-seven.", 18).words).toBe(4);
  expect(readRamp("too long for this", 1)).toMatchObject({ budget: 1, fits: false });
});
