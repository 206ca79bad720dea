/**
 * Headers of an answer that changes who is signed in: pages kept or fetched ahead for the one are
 * not shown to the other.
 */
export const forgetPages = { "Clear-Site-Data": '"cache", "prefetchCache"' };
