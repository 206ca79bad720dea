/** Seconds kept free before the vocal. */
const SAFETY = 0.5;
/** An unhurried 150 words a minute. */
const WORDS_PER_SECOND = 2.5;

export type RampReading = { words: number; budget: number; seconds: number; fits: boolean };

/** Whether a script can be said over so many seconds of intro. "Twenty-seven" is spoken as two words. */
export function readRamp(script: string, intro: number): RampReading {
  const words = script.split(/[\s-]+/).filter(Boolean).length;
  const budget = Math.max(0, Math.floor((intro - SAFETY) * WORDS_PER_SECOND));
  return { words, budget, seconds: words / WORDS_PER_SECOND, fits: words <= budget };
}
