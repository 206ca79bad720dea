import { artistKeywords } from "./artist-keywords.ts";
import { artistSeparation } from "./artist-separation.ts";
import { hitThePost } from "./hit-the-post.ts";
import { lockedRotation } from "./locked-rotation.ts";
import { quarterHourClock } from "./quarter-hour-clock.ts";
import { sevenFaults } from "./seven-faults.ts";
import { springClean } from "./spring-clean.ts";
import { tempoAndMood } from "./tempo-and-mood.ts";
import { threeHourRule } from "./three-hour-rule.ts";
import { unbreakableRules } from "./unbreakable-rules.ts";

/** The drawing of each published post of the seed, by slug. */
export const COVERS: Record<string, () => string> = {
  "24-songs-once-an-hour": lockedRotation,
  "artist-keywords-for-features": artistKeywords,
  "how-wide-can-artist-separation-be": artistSeparation,
  "seven-faults-in-a-log": sevenFaults,
  "spring-clean-the-library": springClean,
  "streaming-your-log-three-hour-rule": threeHourRule,
  "tempo-is-not-mood": tempoAndMood,
  "three-minute-quarter-hour-clock": quarterHourClock,
  "too-many-unbreakable-rules": unbreakableRules,
  "voice-tracks-that-hit-the-post": hitThePost,
};
