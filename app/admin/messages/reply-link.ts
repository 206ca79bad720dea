/** Opens an answer in the mail program. Encoded whole, so that no text becomes another header. */
export function replyLink(email: string, businessName: string): string {
  const address = encodeURIComponent(email).replaceAll("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(`Re: Your message to ${businessName}`)}`;
}
