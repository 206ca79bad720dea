import { expect, it } from "vitest";
import { currentYear, formatDate, formatTime } from "./dates.ts";

it("pads the day of the month", () => {
  expect(formatDate("2025-05-01T12:00:00+00:00", "UTC")).toBe("May 01, 2025");
});

it("shows the date it is in the site's time zone", () => {
  expect(formatDate("2025-05-01T02:00:00Z", "America/Chicago")).toBe("April 30, 2025");
  expect(formatDate("2025-04-30T23:30:00Z", "Pacific/Auckland")).toBe("May 01, 2025");
});

it("reads timestamps as Postgres writes them", () => {
  expect(formatDate("2026-11-20 09:29:21.874+00", "UTC")).toBe("November 20, 2026");
});

it("gives nothing for a date that is missing or can't be read", () => {
  expect(formatDate(null, "UTC")).toBe("");
  expect(formatDate("next Tuesday", "UTC")).toBe("");
});

it("turns the year over when the site's zone does", () => {
  const newYear = new Date("2026-12-31T23:30:00Z");
  expect(currentYear("UTC", newYear)).toBe("2026");
  expect(currentYear("Europe/Berlin", newYear)).toBe("2027");
});

it("tells a time by the 24-hour clock of the zone", () => {
  expect(formatTime("2026-11-21T00:05:00Z", "UTC")).toBe("Nov 21, 2026, 00:05");
  expect(formatTime("2026-11-21T00:05:00Z", "America/Chicago")).toBe("Nov 20, 2026, 18:05");
  expect(formatTime(null, "UTC")).toBe("");
  expect(formatTime("soon", "UTC")).toBe("");
});
