import { describe, expect, it } from "vitest";
import { airHours, hoursVisited, repeatShare, spinsPerWeek, turnoverHours } from "./rotation.ts";

const percent = (songs: number, perHour: number) =>
  Math.round(repeatShare({ songs, perDay: perHour * 24 }) * 100);

describe("a rotation", () => {
  it("turns over in songs divided by positions an hour", () => {
    expect(turnoverHours({ songs: 12, perDay: 96 })).toBe(3);
    expect(turnoverHours({ songs: 11, perDay: 96 })).toBe(2.75);
    expect(spinsPerWeek({ songs: 12, perDay: 96 })).toBe(56);
  });

  it("puts 24 songs at one an hour into the same hour every day", () => {
    expect(airHours({ songs: 24, perDay: 24 })).toEqual(Array(7).fill(new Set([0])));
    expect(percent(24, 1)).toBe(100);
  });

  it("moves 25 songs at one an hour one hour later every day", () => {
    expect(airHours({ songs: 25, perDay: 24 }).map((day) => [...day])).toEqual([
      [0],
      [1],
      [2],
      [3],
      [4],
      [5],
      [6],
    ]);
    expect(hoursVisited({ songs: 25, perDay: 24 })).toBe(24);
  });

  it.each([
    [1, 0, [5, 7, 9, 10, 11, 13, 16, 17, 23, 25, 31, 36, 47, 49]],
    [1, 100, [6, 8, 12, 24]],
    [2, 0, [5, 9, 10, 11, 13, 17, 23, 25, 31, 36, 97]],
    [2, 50, [7, 47, 49]],
    [2, 100, [6, 8, 12, 16, 24, 48]],
    [3, 0, [11, 13, 16, 17, 23, 25, 31, 47, 48, 49, 97]],
    [3, 33, [5, 7, 10]],
    [3, 100, [6, 8, 9, 12, 24, 36]],
    [4, 0, [10, 13, 17, 23, 25, 36]],
    [4, 25, [9, 11, 31]],
    [4, 50, [7, 47, 49]],
    [4, 75, [5, 97]],
    [4, 100, [6, 8, 12, 16, 24, 48, 96]],
  ])("at %i an hour repeats %i %% of a song's hours the next day", (perHour, share, counts) => {
    for (const songs of counts) expect([songs, percent(songs, perHour)]).toEqual([songs, share]);
  });

  it("shows that no repeat can still mean few hours", () => {
    expect(percent(16, 1)).toBe(0);
    expect(hoursVisited({ songs: 16, perDay: 24 })).toBe(3);
    expect(hoursVisited({ songs: 48, perDay: 24 })).toBe(1);
  });
});
