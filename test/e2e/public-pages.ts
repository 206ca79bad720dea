/** Pages that everyone may see and that carry no script. */
export const publicPages = ["/", "/blog", "/blog/24-songs-once-an-hour"];

/** Widths of a phone, a tablet and a desktop, in CSS pixels. */
export const widths = [360, 768, 1440];
