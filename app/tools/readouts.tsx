import { runtime, timeCode } from "../drawings/clock-time.ts";
import { isSong, toneOf } from "../drawings/codes.ts";
import { FORMAT_CLOCK, songCount } from "../drawings/format-clock.ts";
import { HourStrip } from "../drawings/hour-strip.tsx";
import { clockVerdict, totalSeconds } from "../drawings/post-drawings.ts";
import { closestReturn, logScore, strongQuarters } from "./log-reading.ts";
import { readRamp } from "./ramp-reading.ts";
import { Readout, ReadoutRow } from "./readout.tsx";
import { SAMPLE_BREAK, SAMPLE_LOG, SAMPLE_TRACK } from "./sample-log.ts";
import { splitFeature, splitVersion, tempoCode } from "./track-reading.ts";

const { elements, hour, hourName, format } = FORMAT_CLOCK;
const hourLabel = `${format}, ${FORMAT_CLOCK.day} ${hourName.toLowerCase()}`;
const ARTIST_LIMIT = 3600;

export function LogDoctorReadout() {
  const back = closestReturn(SAMPLE_LOG);
  const tooClose = back !== null && back.gap < ARTIST_LIMIT;
  return (
    <Readout sample={hourLabel}>
      <dl>
        {back ? (
          <ReadoutRow
            name={`${back.artist} comes back`}
            detail={`${timeCode(back.first.start)} and ${timeCode(back.second.start)}, limit ${runtime(ARTIST_LIMIT)}`}
            value={runtime(back.gap)}
            state={tooClose ? "warning" : "ok"}
          />
        ) : null}
        <ReadoutRow name="Hour" value={runtime(totalSeconds(elements))} state="ok" />
        <ReadoutRow
          name="Quarters with a power or recurrent"
          value={`${strongQuarters(SAMPLE_LOG, hour)} of 4`}
          state="ok"
        />
        <ReadoutRow name="Score" value={`${logScore(SAMPLE_LOG, tooClose ? 1 : 0)} of 100`} />
      </dl>
    </Readout>
  );
}

export function TaggerReadout() {
  const { artist, keywords } = splitFeature(SAMPLE_TRACK.artist);
  const { title, version } = splitVersion(SAMPLE_TRACK.title);
  return (
    <Readout sample="one track">
      <dl>
        <ReadoutRow name="Artist" detail={SAMPLE_TRACK.artist} value={artist} />
        <ReadoutRow name="Artist keywords" value={keywords.join(", ")} />
        <ReadoutRow name="Title" detail={SAMPLE_TRACK.title} value={title} />
        <ReadoutRow name="Version" value={version ?? "None"} />
        <ReadoutRow
          name="Tempo code"
          detail={`${SAMPLE_TRACK.bpm} beats a minute; feel decides, so confirm it by ear`}
          value={`${tempoCode(SAMPLE_TRACK.bpm)} of 5 suggested`}
        />
      </dl>
    </Readout>
  );
}

export function VoicetrackingReadout() {
  const intro = elements.find((row) => row.title === SAMPLE_BREAK.song)?.intro ?? 0;
  const { words, budget, seconds, fits } = readRamp(SAMPLE_BREAK.script, intro);
  return (
    <Readout sample={`talk-up on the ${runtime(intro)} ramp of “${SAMPLE_BREAK.song}”`}>
      <blockquote className="readout-script">{SAMPLE_BREAK.script}</blockquote>
      <svg className="readout-ramp" viewBox="0 0 320 26" aria-hidden="true">
        <path className="readout-ramp-talk" d={`M0 2H${(seconds / intro) * 320}V20H0Z`} />
        <path className="readout-ramp-edge" d="M0 20H320M319 0V26" />
      </svg>
      <dl>
        <ReadoutRow name="Words" value={`${words} of ${budget}`} state={fits ? "ok" : "warning"} />
        <ReadoutRow name="Left before the vocal" value={`${(intro - seconds).toFixed(1)} s`} />
      </dl>
    </Readout>
  );
}

export function ClockBuilderReadout() {
  const songs = elements.filter(({ code }) => isSong(code));
  const stopsets = elements.filter(({ code }) => toneOf(code) === "stopset");
  const links = elements.filter(({ code }) => toneOf(code) === "link");
  const share = (part: typeof elements) => runtime(totalSeconds(part));
  return (
    <Readout sample={hourLabel}>
      <div className="readout-strip">
        <HourStrip stage="scheduled" />
      </div>
      <dl>
        <ReadoutRow name={`${songCount(songs)} songs`} value={share(songs)} />
        <ReadoutRow name={`${stopsets.length} stopsets`} value={share(stopsets)} />
        <ReadoutRow name={`${links.length} links and IDs`} value={share(links)} />
        <ReadoutRow
          name="Hour"
          detail={clockVerdict(elements)}
          value={share(elements)}
          state="ok"
        />
      </dl>
    </Readout>
  );
}
