import type { PageRecord } from "../seo/metadata.ts";
import { trail } from "../seo/trail.ts";

/* All text of the contact page. */

export const contactPage: PageRecord = {
  title: "Contact Us",
  description:
    "Write or call about a music log, a library, a set of clocks or training. What to tell us, and what happens next.",
  path: "/contact",
  breadcrumbs: trail("Contact", "/contact"),
};

export const contactHead = {
  title: "Tell us about your station.",
  lead: "Write or call. The person who answers has scheduled music for a living.",
};

export const digestCard = {
  title: "Scheduler's Digest",
  text: "Check out our latest radio tips and news",
};

export const whatToTell = {
  title: "What to tell us",
  items: [
    { name: "Station", text: "Call letters, market and format." },
    {
      name: "Software",
      text: "GSelector, MusicMaster, Powergold, Music 1, Natural Music, or whatever schedules you now.",
    },
    { name: "Library", text: "About how many songs. A guess is fine." },
    {
      name: "The trouble",
      text: "One sentence. “The powers feel tired by Thursday” tells us a lot.",
    },
  ],
};

export const whatHappens = {
  title: "What happens next",
  items: [
    { name: "We read it", text: "Your message goes to a scheduler, not into a queue of tickets." },
    { name: "We answer", text: "By email, with our questions and a first idea of where to look." },
    {
      name: "We set a time",
      text: "If it makes sense to both of us. It is a talk about your log, not a presentation about us.",
    },
  ],
};

export const writeToUs = {
  title: "Write to us",
  required:
    "Three fields are enough: those marked with *. The more we know about your station, the better our first answer.",
  privacy: "We respect your privacy and will never share your information with third parties.",
};
