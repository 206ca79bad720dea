/** What a visitor may come to the contact page about (`?about=`), as an email's subject. */
const topics = new Map([
  ["scheduling", "Custom music log scheduling"],
  ["library", "Music library organization"],
  ["clocks", "Clock and grid creation"],
  ["training", "One-on-one music director training"],
]);

/** The subject asked for in the page's address; undefined where there is none we know. */
export function topicOf(url: URL): string | undefined {
  return topics.get(url.searchParams.get("about") ?? "");
}

export function mailtoLink(email: string, topic?: string): string {
  return topic ? `mailto:${email}?subject=${encodeURIComponent(topic)}` : `mailto:${email}`;
}

/** How a message about a topic begins. */
export function firstLine(topic: string): string {
  return `About: ${topic}\n`;
}
