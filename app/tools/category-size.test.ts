import { describe, expect, it } from "vitest";
import { hoursVisited, repeatShare } from "../drawings/rotation.ts";
import {
  dayShift,
  drifts,
  isLocked,
  nearestDriftingSizes,
  positionsVisited,
} from "./category-size.ts";

describe("the size of a category", () => {
  it.each([
    [1, [6, 8, 12, 24]],
    [2, [6, 8, 12, 16, 24, 48]],
    [3, [6, 8, 9, 12, 24, 36]],
    [4, [6, 8, 12, 16, 24, 48, 96]],
  ])("at %i an hour locks songs where it divides the day's positions", (perHour, sizes) => {
    const perDay = perHour * 24;
    for (const songs of sizes) {
      expect([songs, isLocked({ songs, perDay })]).toEqual([songs, true]);
      expect(repeatShare({ songs, perDay })).toBe(1);
    }
  });

  it("moves a song from day to day by what the division leaves over", () => {
    expect(dayShift({ songs: 11, perDay: 96 })).toBe(3);
    expect(dayShift({ songs: 13, perDay: 96 })).toBe(5);
    expect(dayShift({ songs: 49, perDay: 24 })).toBe(24);
  });

  it("lets a song visit the positions that no common divisor takes away", () => {
    expect(positionsVisited({ songs: 12, perDay: 96 })).toBe(8);
    expect(positionsVisited({ songs: 13, perDay: 96 })).toBe(96);
    expect(positionsVisited({ songs: 48, perDay: 24 })).toBe(1);
  });

  it("is no better for being a prime: 5, 7, 11 and 31 at four an hour still repeat", () => {
    for (const songs of [5, 7, 11, 31]) expect(drifts({ songs, perDay: 96 })).toBe(false);
    for (const songs of [13, 17, 23, 25]) expect(drifts({ songs, perDay: 96 })).toBe(true);
  });

  it.each([24, 48, 72, 96])("at %i a day never repeats an hour where it drifts", (perDay) => {
    for (let songs = 1; songs <= 150; songs++) {
      const rotation = { songs, perDay };
      if (!drifts(rotation)) continue;
      expect([songs, repeatShare(rotation), hoursVisited(rotation)]).toEqual([songs, 0, 24]);
    }
  });
});

describe("the nearest drifting size", () => {
  it.each([
    [12, 96, [13]],
    [24, 24, [23, 25]],
    [13, 96, [13]],
    [1, 24, [5]],
  ])("of %i songs in %i positions is %j", (songs, perDay, sizes) => {
    expect(nearestDriftingSizes({ songs, perDay })).toEqual(sizes);
  });

  it("exists for every number of positions", () => {
    for (let perDay = 1; perDay <= 480; perDay++) {
      expect(nearestDriftingSizes({ songs: 1, perDay })).toHaveLength(1);
    }
  });
});
