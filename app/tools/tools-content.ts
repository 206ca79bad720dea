import type { PageRecord } from "../seo/metadata.ts";
import { trail } from "../seo/trail.ts";

/* All text of the tools page. */

export const toolsPage: PageRecord = {
  title: "Radio Scheduling Tools",
  description:
    "A turnover calculator for music categories, and four instruments for the radio log: Log Doctor, Music Attribute Tagger, AI Voicetracking, Clock Builder.",
  path: "/tools",
  breadcrumbs: trail("Tools", "/tools"),
};

export const toolsHead = {
  title: "Instruments for the log.",
  lead: "Start with the number every rotation hangs on. Then see what four instruments read out of one sample hour.",
};

export const turnoverSection = {
  title: "Turnover calculator",
  text: "Two numbers decide how a category moves: how many songs it holds, and how many positions they share in a day.",
};

export type ToolId = "log-doctor" | "attribute-tagger" | "voicetracking" | "clock-builder";

export type Tool = {
  id: ToolId;
  title: string;
  text: string;
  /** Where the instrument itself is; null as long as it has no page. */
  path: string | null;
};

export const tools: Tool[] = [
  {
    id: "log-doctor",
    title: "Log Doctor",
    text: "Reads a day or a week of log and says where it hurts: artists too close, songs in the same hour again, hours over or under, positions left open. Each finding names the two rows and the limit it was measured against.",
    path: null,
  },
  {
    id: "attribute-tagger",
    title: "Music Attribute Tagger",
    text: "Takes a library apart into what a scheduler can use: artist and artist keywords, title and version, and a tempo code suggested from the beats per minute for your ear to confirm. Every change is shown, old beside new, before you keep it.",
    path: null,
  },
  {
    id: "voicetracking",
    title: "AI Voicetracking",
    text: "Turns the seconds of a ramp into a budget of words and writes a break that fits. It says only what stands in the log, and it stops half a second before the vocal.",
    path: null,
  },
  {
    id: "clock-builder",
    title: "Clock Builder",
    text: "Builds an hour position by position and keeps count: songs, music minutes, spot minutes, and whether it all comes to 60:00.",
    path: null,
  },
];

export const toolsClosing = {
  title: "Want a person to read it?",
  text: "An instrument finds the gap. Whether it matters is a matter of ears. Ours are available.",
};
