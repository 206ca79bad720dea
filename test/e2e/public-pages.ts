/** Pages that everyone may see and that carry no script. */
export const publicPages = [
  "/",
  "/services",
  "/about",
  "/contact",
  "/tools",
  "/blog",
  "/blog/24-songs-once-an-hour",
  "/privacy",
  "/terms",
  "/cookies",
];

/** Widths of a phone, a tablet and a desktop, in CSS pixels. */
export const widths = [360, 768, 1440];
