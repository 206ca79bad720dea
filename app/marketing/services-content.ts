import type { PageRecord } from "../seo/metadata.ts";
import { trail } from "../seo/trail.ts";

/* All text of the services page. */

export const servicesPage: PageRecord = {
  title: "Radio Scheduling Services",
  description:
    "Custom music log scheduling, library organization, clock and grid creation, and one-on-one music director training for radio stations.",
  path: "/services",
  breadcrumbs: trail("Services", "/services"),
};

export const servicesHead = {
  title: "One hour, put right.",
  lead: "It starts as a list of songs. We code them, build the clock they run in, and schedule the log. Then we show you how to keep it that way.",
  button: "Schedule a Consultation",
};

/** The hour of the drawing, from the library as it is found to the log that airs. */
export const hourStages = [
  { stage: "uncoded", name: "Uncoded", text: "Fourteen songs, by title" },
  { stage: "coded", name: "Coded", text: "Every song knows its category" },
  { stage: "clocked", name: "Clocked", text: "Positions, links and stopsets" },
  { stage: "scheduled", name: "Scheduled", text: "The right song in each position" },
] as const;

export type ServiceTopic = "scheduling" | "library" | "clocks" | "training";

export type Service = {
  /** Handed to the contact page as `?about=`. */
  topic: ServiceTopic;
  title: string;
  text: string;
  benefits: string[];
  button: string;
};

export const services: Service[] = [
  {
    topic: "scheduling",
    title: "Custom Music Log Scheduling",
    text: "Daily logs tailored to your format, optimized for the audience ratings you are measured by, and balanced across dayparts: across the day and day to day.",
    benefits: [
      "Artist and title separation that your library can really keep",
      "Songs that travel through the day instead of returning to yesterday's hour",
      "No unscheduled positions left for the studio to fill",
      "Hours that time out at the top, not past it",
    ],
    button: "Schedule a Consultation",
  },
  {
    topic: "library",
    title: "Music Library Organization",
    text: "Metadata cleanup, genre consistency, and tagging of tempo, mood and era, so that every rule in your scheduler has something true to work on.",
    benefits: [
      "One spelling for each artist, one cart for each song",
      "Tempo, mood and era coded by one pair of ears",
      "Artist keywords for features, duos and solo careers",
      "Duplicates out, and nothing forgotten in Hold",
    ],
    button: "Learn More",
  },
  {
    topic: "clocks",
    title: "Clock and Grid Creation",
    text: "Format clocks for each daypart and the grid that assigns them to all 168 hours of the week, with categories sized to the positions they fill.",
    benefits: [
      "Turnover planned per category, with no two alike by accident",
      "Category sizes that don't lock a song to an hour",
      "Stopsets, voice tracks and IDs placed with the quarter-hours in view",
      "Hours that add up to 60:00",
    ],
    button: "Get Started",
  },
  {
    topic: "training",
    title: "One-on-One Music Director Training",
    text: "Sessions for one music director at a time, on your own log, in your own software, until the reasons are yours as much as the routine.",
    benefits: [
      "Rotation arithmetic you can do on the back of a log",
      "How to read an unscheduled position, and which rule to loosen",
      "Coding that stays consistent when you are on vacation",
      "Works with GSelector, MusicMaster, Powergold, Music 1 or Natural Music",
    ],
    button: "Book Training",
  },
];

/** Four steps, as the four quarters of an hour. */
export const processSteps = [
  {
    name: "Discovery",
    text: "We listen to the station, read a week of logs and look into the library before we say a word.",
  },
  {
    name: "Strategy",
    text: "Categories, turnovers, clocks and rules on paper first. You see the arithmetic behind each.",
  },
  {
    name: "Implementation",
    text: "We build it in your scheduler, schedule test days, and go through them with you hour by hour.",
  },
  {
    name: "Refinement",
    text: "The library moves and so do the rotations. We watch the gaps and adjust what drifts.",
  },
];

export const alsoOffered = [
  {
    title: "Coaching",
    text: "For program directors and music directors who know the craft and want a second pair of ears: on a format change, a new category plan, or a log that fights back.",
    link: null,
  },
  {
    title: "AI music tools",
    text: "Machines are good at counting gaps, reading tags and timing a voice track to a ramp. We use them for that, and leave the choice of the song to people.",
    link: { label: "See the tools", path: "/tools" },
  },
];

export const servicesClosing = {
  title: "Bring us your worst hour.",
  text: "Call letters, format, scheduling software, and what bothers you about the log. That is enough to start.",
};
