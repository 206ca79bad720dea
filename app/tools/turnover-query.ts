import type { Rotation } from "../drawings/rotation.ts";

export type TurnoverQuery = {
  /** As typed, to be shown again. */
  songs: string;
  slots: string;
  errors: { songs?: string; slots?: string };
  /** Present when both can be read. */
  rotation?: Rotation;
};

const example = { songs: 12, perDay: 96 };
const limits = { songs: 2000, slots: 480 };
const messages = {
  songs: "Enter the number of songs as a whole number from 1 to 2000.",
  slots: "Enter the positions in a day as a whole number from 1 to 480, which is 20 an hour.",
};

/** Reads `?songs=12&slots=96`; without either it is an example. */
export function readTurnoverQuery(params: URLSearchParams): TurnoverQuery {
  if (!params.has("songs") && !params.has("slots")) {
    return { songs: "12", slots: "96", errors: {}, rotation: example };
  }
  const typed = (name: string) => (params.get(name) ?? "").trim().slice(0, 20);
  const [songs, slots] = [typed("songs"), typed("slots")];
  const songCount = wholeNumber(songs, limits.songs);
  const perDay = wholeNumber(slots, limits.slots);
  if (songCount && perDay) {
    return { songs, slots, errors: {}, rotation: { songs: songCount, perDay } };
  }
  return {
    songs,
    slots,
    errors: {
      ...(songCount ? {} : { songs: messages.songs }),
      ...(perDay ? {} : { slots: messages.slots }),
    },
  };
}

/** null for anything but a whole number from 1 to `max`. */
function wholeNumber(text: string, max: number): number | null {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= max ? value : null;
}
