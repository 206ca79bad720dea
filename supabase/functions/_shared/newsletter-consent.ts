/** What the sign-up form in the footer and below posts says, and what is stored as agreed to. */
export const newsletterConsent =
  "Send me Scheduler's Digest by e-mail. Every issue has a link to unsubscribe.";
