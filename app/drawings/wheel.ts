import { HOUR_SECONDS } from "./clock-time.ts";

/** Degrees clockwise from the top of the hour. */
export const angleOf = (second: number) => (second / HOUR_SECONDS) * 360;

const round = (value: number) => Math.round(value * 10) / 10;

/** Point of a wheel around 0,0 at that radius and second of the hour, y growing downwards. */
export function pointAt(radius: number, second: number): { x: number; y: number } {
  const radians = (angleOf(second) * Math.PI) / 180;
  return { x: round(radius * Math.sin(radians)), y: round(-radius * Math.cos(radians)) };
}

const at = (radius: number, second: number) => {
  const { x, y } = pointAt(radius, second);
  return `${x} ${y}`;
};

/** Path of the piece of a ring between two seconds of the hour. */
export function ringPath(inner: number, outer: number, from: number, to: number): string {
  // A full turn has equal ends, which SVG draws as nothing.
  const end = Math.min(to, from + HOUR_SECONDS - 0.1);
  const large = end - from > HOUR_SECONDS / 2 ? 1 : 0;
  return `M${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, end)}L${at(inner, end)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`;
}

/** Radial line at a second of the hour. */
export function spokePath(inner: number, outer: number, second: number): string {
  return `M${at(inner, second)}L${at(outer, second)}`;
}

/** Slanted lines filling a piece of a ring: the hatch of a stopset, without a pattern id. */
export function hatchPath(inner: number, outer: number, from: number, to: number): string {
  const slant = 40;
  const step = 16;
  const radius = (progress: number) => inner + (outer - inner) * progress;
  let path = "";
  for (let foot = from - slant + step / 2; foot < to; foot += step) {
    const low = Math.max(0, (from - foot) / slant);
    const high = Math.min(1, (to - foot) / slant);
    path += `M${at(radius(low), foot + slant * low)}L${at(radius(high), foot + slant * high)}`;
  }
  return path;
}

/** Ticks all round, one every `seconds`. */
export function ticksPath(inner: number, outer: number, seconds: number): string {
  let path = "";
  for (let second = 0; second < HOUR_SECONDS; second += seconds) {
    path += spokePath(inner, outer, second);
  }
  return path;
}

/**
 * The hand, from the hub outwards. In the lower part of the wheel it runs on to the line
 * `y = reach`, elsewhere it ends at the radius `reach`.
 */
export function handPath(hub: number, reach: number, second: number): string {
  const fall = -Math.cos((angleOf(second) * Math.PI) / 180);
  return spokePath(hub, fall > 0.8 ? reach / fall : reach, second);
}
