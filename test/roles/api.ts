import type { access } from "../../supabase/policies/access.ts";

/** A table's name, as the policies' own tests list them. */
export type Table = keyof typeof access;

/** Statuses by visitor, user and admin. */
type Statuses = readonly [visitor: number, user: number, admin: number];
/** How many rows each role reads, changes or deletes of the one that stands there, not theirs. */
type Counts = readonly [visitor: number, user: number, admin: number];

export type TableRow = {
  read: Counts;
  insert: Statuses;
  change: Counts;
  remove: Counts;
};

const nobody: Counts = [0, 0, 0];
const admins: Counts = [0, 0, 1];
const refused: Statuses = [401, 403, 403];
const adminsInsert: Statuses = [401, 403, 201];
const adminsOnly: TableRow = {
  read: admins,
  insert: adminsInsert,
  change: admins,
  remove: admins,
};

/** What comes of direct calls to `/rest/v1`. A new table needs a row. */
export const tables: Record<Table, TableRow> = {
  profiles: { read: admins, insert: refused, change: nobody, remove: nobody },
  user_roles: adminsOnly,
  blog_posts: adminsOnly,
  blog_categories: { ...adminsOnly, read: [1, 1, 1] },
  blog_tags: { ...adminsOnly, read: [1, 1, 1] },
  blog_post_categories: adminsOnly,
  blog_post_tags: adminsOnly,
  contact_messages: { ...adminsOnly, insert: refused },
  newsletter_subscribers: { read: admins, insert: refused, change: nobody, remove: admins },
  mail_outbox: { read: admins, insert: refused, change: nobody, remove: nobody },
};

/** What comes of direct calls to `/storage/v1`; a list that is read counts what it holds. */
export const storageCalls: Record<string, readonly [unknown, unknown, unknown]> = {
  "list buckets": [[], [], ["blog_images"]],
  "create a bucket": [403, 403, 403],
  "delete the bucket": [404, 404, 404],
  "read a picture by its public address": [200, 200, 200],
  "list pictures": [0, 0, 1],
  "upload a picture": [403, 403, 200],
  "replace a picture": [403, 403, 403],
  "move a picture": [404, 404, 404],
  "remove a picture": [0, 0, 1],
  // Without a policy that shows the bucket there is none; an admin may remove each of its pictures.
  "empty the bucket": [404, 404, 200],
};

/** What comes of an empty call to each folder of `supabase/functions`. */
export const functionCalls: Record<string, Statuses> = {
  "ensure-blog-images-bucket": [401, 403, 200],
  "send-contact-email": [400, 400, 400],
  "subscribe-newsletter": [400, 400, 400],
};
