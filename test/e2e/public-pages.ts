/** Pages that carry no script for who isn't signed in. */
export const staticPages = [
  "/",
  "/services",
  "/about",
  "/tools",
  "/blog",
  "/blog/24-songs-once-an-hour",
  "/privacy",
  "/terms",
  "/cookies",
];

/** Pages that everyone may see. */
export const publicPages = [...staticPages, "/contact"];
