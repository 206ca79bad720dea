/** "Mira Sol feat. Cole Maddox" → the artist to show, and every artist to separate by. */
export function splitFeature(credit: string): { artist: string; keywords: string[] } {
  const [artist = credit, ...guests] = credit.split(/\s+(?:feat\.?|ft\.?|featuring)\s+/i);
  return { artist, keywords: [artist, ...guests] };
}

/** "Postcard Sky (Radio Edit)" → title and version. */
export function splitVersion(title: string): { title: string; version: string | null } {
  const match = /^(.+?)\s+\(([^()]*\b(?:edit|mix|remix|live|remaster|remastered)\b[^()]*)\)$/i.exec(
    title,
  );
  return match?.[1] && match[2] ? { title: match[1], version: match[2] } : { title, version: null };
}

/** Lowest beats per minute of the codes 2 to 5. */
const TEMPO_FLOORS = [80, 95, 115, 130];

/** 1 slow to 5 fast: a suggestion, since the same count can feel half or twice as fast. */
export function tempoCode(bpm: number): number {
  return 1 + TEMPO_FLOORS.filter((floor) => bpm >= floor).length;
}
