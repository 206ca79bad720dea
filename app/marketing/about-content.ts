import type { PageRecord } from "../seo/metadata.ts";
import { trail } from "../seo/trail.ts";

/* All text of the about page. */

export const aboutPage: PageRecord = {
  title: "About Us",
  description:
    "Radio programmers who schedule by ear and by arithmetic: our mission, how we work, and the formats and countries we do it for.",
  path: "/about",
  breadcrumbs: trail("About", "/about"),
};

export const aboutHead = {
  eyebrow: "Our mission",
  title: "A reason for every song.",
  lead: "Our mission is that a station can say, for any song in its log, why it plays there and not an hour later. That takes exact arithmetic. It also takes somebody who listens.",
};

/** Songs of the sample hour by title, and why each stands where it stands. */
export const reasons = [
  { title: "Glass Piers", note: "First after the stopset: :18 of ramp to talk over" },
  { title: "Second-Hand Sun", note: "A secondary, between a gold and a recurrent" },
  { title: "Tell It to Denver", note: "The recurrent that carries this quarter-hour" },
  { title: "Paper Moons", note: "New, so a familiar song stands before and after it" },
];

export const pillars = [
  {
    name: "Precision",
    text: "Turnover, separation and rest are numbers before they are opinions. We work them out, write them down, and check them against the log that really aired.",
  },
  {
    name: "Customization",
    text: "A Country station that lives on its drive times and an AAA station with three thousand titles need different clocks. Nothing we build comes out of a template.",
  },
  {
    name: "Education",
    text: "We explain as we go. A rule nobody at the station understands is the first one to be switched off, and usually for the wrong reason.",
  },
  {
    name: "Human Expertise",
    text: "Software finds the conflict. People decide whether it matters, because they know what the song before it feels like at ten past seven.",
  },
];

export const yearsInRadio = {
  figure: "25+",
  count: 25,
  label: "years in radio",
  text: "One tick a year. Twenty-five years of one station are about 219,000 hours, and each of them had a log.",
};

export const stationsServed = {
  figure: "100+",
  count: 100,
  label: "stations served",
  text: "One dot a station. Together a hundred stations fill 16,800 hours of grid every week.",
};

export const formats = {
  figure: "12",
  label: "radio formats",
  text: "The arithmetic is the same in all of them. The ears it takes are not.",
  names: [
    "Country",
    "CHR / Top 40",
    "Hot AC",
    "AC",
    "Classic Hits",
    "Classic Rock",
    "Active Rock",
    "Alternative",
    "Adult Alternative (AAA)",
    "Urban Contemporary",
    "Urban AC",
    "Contemporary Christian",
  ],
};

export const support = {
  figure: "24/7",
  label: "support",
  text: "Twenty-four hours on seven days are 168 cells of the grid. Logs fail in the quiet ones too.",
};

/**
 * Countries served, with the hours from UTC that their clocks show in standard time, west to east.
 * Islands with a quarter-hour of their own are left out.
 */
export const countries = [
  { name: "United States", offsets: [-10, -9, -8, -7, -6, -5] },
  { name: "Canada", offsets: [-8, -7, -6, -5, -4, -3.5] },
  { name: "United Kingdom", offsets: [0] },
  { name: "Australia", offsets: [8, 9.5, 10] },
  { name: "New Zealand", offsets: [12] },
];

export const countriesText =
  "Five countries, and twenty-two hours between the studio clocks of Honolulu and Auckland. Offsets from UTC in standard time.";

export const aboutClosing = {
  title: "Tell us what you program.",
  text: "Format, market, software, library. We will tell you what we would look at first.",
};
