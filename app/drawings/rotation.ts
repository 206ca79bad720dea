export interface Rotation {
  /** Songs in the category. */
  songs: number;
  /** Positions of the category in a day, taken as spread evenly over its 24 hours. */
  perDay: number;
}

export const HOURS = 24;
const DAYS = 7;

/** Hours until the whole category has played once. */
export const turnoverHours = ({ songs, perDay }: Rotation) => (HOURS * songs) / perDay;

/** Plays of each song. */
export const spinsPerWeek = ({ songs, perDay }: Rotation) => (perDay * DAYS) / songs;

/** The hours of each day in which one song plays when the category is dealt like a card stack. */
export function airHours({ songs, perDay }: Rotation, days = DAYS): Set<number>[] {
  const week = Array.from({ length: days }, () => new Set<number>());
  for (let position = 0; position < days * perDay; position += songs) {
    const hour = Math.floor((position * HOURS) / perDay);
    week[Math.floor(hour / HOURS)]?.add(hour % HOURS);
  }
  return week;
}

/** Share of a song's hours that repeat the next day, 0 to 1, over one full cycle of the stack. */
export function repeatShare(rotation: Rotation): number {
  const cycle = airHours(rotation, rotation.songs + 1);
  let hours = 0;
  let repeated = 0;
  cycle.slice(0, -1).forEach((today, day) => {
    hours += today.size;
    repeated += [...today].filter((hour) => cycle[day + 1]?.has(hour)).length;
  });
  return hours === 0 ? 0 : repeated / hours;
}

/** How many of the day's 24 hours the song ever visits. */
export function hoursVisited(rotation: Rotation): number {
  return new Set(airHours(rotation, rotation.songs).flatMap((day) => [...day])).size;
}
