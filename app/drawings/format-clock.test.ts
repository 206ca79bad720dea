import { describe, expect, it } from "vitest";
import { HOUR_SECONDS } from "./clock-time.ts";
import { isSong } from "./codes.ts";
import { FORMAT_CLOCK, logRows, playingIndex, songCount } from "./format-clock.ts";
import { angleOf, pointAt } from "./wheel.ts";

const rows = logRows(FORMAT_CLOCK.elements);

describe("the format clock's hour", () => {
  it("adds up to 60:00", () => {
    const last = rows.at(-1)!;
    expect(last.start + last.seconds).toBe(HOUR_SECONDS);
  });

  it("holds fourteen songs, each with artist and intro, and two stopsets", () => {
    expect(songCount(rows)).toBe(14);
    expect(rows.filter((row) => row.code === "SPOT")).toHaveLength(2);
    for (const row of rows.filter((each) => isSong(each.code))) {
      expect(row.artist).toBeTruthy();
      expect(row.intro).toBeGreaterThan(0);
    }
  });

  it("opens with the legal ID and keeps talk-ups on intros that leave room for them", () => {
    expect(rows[0]!.code).toBe("ID");
    for (const row of rows.filter((each) => each.talkUp))
      expect(row.intro).toBeGreaterThanOrEqual(10);
  });

  it("never puts two songs of one category, or two new songs, next to each other", () => {
    const songs = rows.filter((row) => isSong(row.code));
    songs.slice(1).forEach((song, i) => {
      expect(song.code).not.toBe(songs[i]!.code);
    });
  });

  it("names no artist twice", () => {
    const artists = rows.flatMap((row) => (row.artist ? [row.artist] : []));
    expect(new Set(artists).size).toBe(artists.length);
  });

  it("has a power or a recurrent in every quarter-hour", () => {
    for (const quarter of [0, 1, 2, 3]) {
      const strong = rows.some(
        (row) =>
          "AR".includes(row.code) &&
          row.start < (quarter + 1) * 900 &&
          row.start + row.seconds > quarter * 900,
      );
      expect(strong).toBe(true);
    }
  });

  it("has its hand inside the song that plays", () => {
    const playing = rows[playingIndex(rows, FORMAT_CLOCK.now)]!;
    expect(isSong(playing.code)).toBe(true);
    const hand = angleOf(FORMAT_CLOCK.now);
    expect(hand).toBeGreaterThan(angleOf(playing.start));
    expect(hand).toBeLessThan(angleOf(playing.start + playing.seconds));
  });
});

describe("pointAt", () => {
  it("runs clockwise from the top", () => {
    expect(pointAt(100, 900)).toEqual({ x: 100, y: -0 });
    expect(pointAt(100, 1800)).toEqual({ x: 0, y: 100 });
  });
});
