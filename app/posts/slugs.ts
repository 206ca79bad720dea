const longest = 255;

/** Whether a post or category can have this slug; nothing else is worth a query. */
export function isLegalSlug(slug: string): boolean {
  // Control characters and broken surrogate pairs can't be stored (or asked for) in Postgres.
  return slug !== "" && slug.length <= longest && !/\p{Cc}/u.test(slug) && slug.isWellFormed();
}
