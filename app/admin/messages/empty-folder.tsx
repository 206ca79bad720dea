import type { Folder } from "./folders.ts";

const texts: Record<Folder, { title: string; text: string }> = {
  inbox: {
    title: "All quiet on the line.",
    text: "Messages from the contact form arrive here, the newest first, and as mail to your contact address.",
  },
  spam: {
    title: "No spam.",
    text: "Messages that look like a robot's are filed here. None is dropped, and no mail is sent for them.",
  },
  newsletter: {
    title: "Nobody on the list yet.",
    text: "People subscribe on the contact page, below each post and in the footer, and confirm by a link in a mail.",
  },
  mail: {
    title: "Every mail has been sent.",
    text: "Mail that waits or has failed stands here, with the mail server's answer.",
  },
};

/** Instead of rows, where there are none. */
export function EmptyFolder({ folder, search }: { folder: Folder; search: string }) {
  const { title, text } = search
    ? { title: "Nothing found.", text: "Every word of the search has to be there." }
    : texts[folder];
  return (
    <section className="desk-note" aria-labelledby="empty">
      <h2 className="h3" id="empty">
        {title}
      </h2>
      <p>{text}</p>
    </section>
  );
}
