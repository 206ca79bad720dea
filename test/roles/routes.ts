/** What comes of a request: a status, or the path somebody is led to. */
export type Outcome = number | `/${string}`;
/** By visitor, user and admin. */
export type ByRole = readonly [visitor: Outcome, user: Outcome, admin: Outcome];

export type Row = {
  /** An address of the route; `:post` stands for the id of a post. */
  at: string;
  /** Asked for as a document, and as the data of a navigation in the browser. */
  open: ByRole;
  /** Where the data is answered in another way than the document. */
  data?: ByRole;
  /** Sent an empty form, where the route has an action. */
  send?: ByRole;
  /** Where a form sent by script is answered in another way. */
  sendData?: ByRole;
};

const everybody: ByRole = [200, 200, 200];
const admins: ByRole = ["/auth/login", "/", 200];
const all = (status: number): ByRole => [status, status, status];
const page = (at: string): Row => ({ at, open: everybody });
const nobodyKnown = "00000000-0000-4000-8000-000000000000";

/**
 * Who may open and send what: a row for each route, by its path in `app/routes.ts`. A new route
 * needs one: an address of it, who may open it, and, where it has an action, what comes of an empty
 * form from each role.
 */
export const rows: Record<string, Row> = {
  "/": page("/"),
  "/services": page("/services"),
  "/about": page("/about"),
  "/contact": { ...page("/contact"), send: all(400) },
  "/newsletter": { ...page("/newsletter"), send: all(400) },
  "/newsletter/sent": page("/newsletter/sent"),
  "/newsletter/confirm": { ...page("/newsletter/confirm"), send: everybody },
  "/newsletter/unsubscribe": { ...page("/newsletter/unsubscribe"), send: all(404) },
  "/tools": page("/tools"),
  "/blog": page("/blog"),
  "/blog/:slug": page("/blog/24-songs-once-an-hour"),
  "/privacy": page("/privacy"),
  "/terms": page("/terms"),
  "/cookies": page("/cookies"),
  "/auth/login": {
    at: "/auth/login",
    open: [200, "/", "/"],
    send: [400, "/", "/"],
    sendData: all(400),
  },
  "/auth/register": {
    at: "/auth/register",
    open: [200, "/", "/"],
    send: [400, "/", "/"],
    sendData: all(400),
  },
  "/auth/register-success": page("/auth/register-success"),
  "/auth/confirm": { ...page("/auth/confirm"), send: all(400) },
  "/auth/forgot-password": { ...page("/auth/forgot-password"), send: all(400) },
  "/auth/reset-password": {
    at: "/auth/reset-password",
    open: ["/auth/forgot-password", 200, 200],
    send: ["/auth/forgot-password", 400, 400],
  },
  "/auth/sign-out": { at: "/auth/sign-out", open: ["/", "/", "/"], send: ["/", "/", "/"] },
  "/auth/keep-alive": {
    at: "/auth/keep-alive",
    open: all(400),
    data: everybody,
    send: [401, 200, 200],
  },
  "/admin/dashboard": {
    at: "/admin/dashboard",
    open: admins,
    send: ["/auth/login", "/", 400],
  },
  "/admin/messages": { at: "/admin/messages", open: admins, send: ["/auth/login", "/", 400] },
  "/admin/messages/export": { at: "/admin/messages/export", open: admins },
  "/admin/messages/:id": {
    at: `/admin/messages/${nobodyKnown}`,
    open: ["/auth/login", "/", "/admin/messages"],
    send: ["/auth/login", "/", 400],
  },
  "/admin/blog": { at: "/admin/blog", open: admins },
  "/admin/blog/posts": { at: "/admin/blog/posts", open: admins, send: admins },
  "/admin/blog/*": { at: "/admin/blog/xyz", open: ["/auth/login", "/", 404] },
  // What a visitor sends here was an admin's a moment ago: it is refused, and comes back.
  "/admin/blog/create": { at: "/admin/blog/create", open: admins, send: [401, "/", 400] },
  "/admin/blog/edit/:id": { at: "/admin/blog/edit/:post", open: admins, send: [401, "/", 400] },
  "/admin/images": {
    at: "/admin/images",
    open: ["/auth/login", "/", 400],
    data: admins,
    send: [401, "/", 400],
  },
  "/rss.xml": page("/rss.xml"),
  "/sitemap.xml": page("/sitemap.xml"),
  "/robots.txt": page("/robots.txt"),
  "/*": { at: "/xyz", open: all(404) },
};
