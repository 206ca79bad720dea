import { useState } from "react";
import { DeleteDialog } from "./delete-dialog.tsx";
import { EmptyFolder } from "./empty-folder.tsx";
import type { FolderContent } from "./folder-content.ts";
import { FolderTools } from "./folder-tools.tsx";
import { folderPath, type Wanted } from "./folders.ts";
import { MailReport } from "./mail-report.tsx";
import { MessageList } from "./message-list.tsx";
import { Paging } from "./paging.tsx";
import { SearchForm } from "./search-form.tsx";
import { SubscriberList } from "./subscriber-list.tsx";

type Props = {
  wanted: Wanted;
  content: FolderContent;
  /** The subscriber the address asks to delete, where script doesn't run. */
  asked: string | null;
  /** Changes when the action has answered. */
  answer: unknown;
};

/** What is in a folder: its search, its rows, the way to the other pages. */
export function FolderView({ wanted, content, asked, answer }: Props) {
  const { folder, search } = wanted;
  const [chosen, setChosen] = useState(asked);
  const isEmpty = content.count === 0;
  const subscribers = content.kind === "subscribers" ? content.subscribers : [];
  const subscriber = subscribers.find(({ id }) => id === chosen);
  return (
    <>
      {isEmpty && !search ? null : <SearchForm {...wanted} />}
      {isEmpty ? <EmptyFolder folder={folder} search={search} /> : null}
      {isEmpty ? null : <FolderTools content={content} wanted={wanted} />}
      {content.kind === "messages" && !isEmpty ? <MessageList messages={content.messages} /> : null}
      {content.kind === "subscribers" && !isEmpty ? (
        <SubscriberList subscribers={subscribers} onDelete={setChosen} />
      ) : null}
      {content.kind === "mails" && !isEmpty ? (
        <ul className="mail-reports" aria-label="Mails">
          {content.mails.map((mail) => (
            <MailReport key={mail.id} mail={mail} />
          ))}
        </ul>
      ) : null}
      <Paging wanted={wanted} count={content.count} />
      {subscriber ? (
        <DeleteDialog
          key={subscriber.id}
          title="Delete Subscriber"
          subject={subscriber.email}
          text="The address is forgotten, with the record of what was agreed to. To stop the newsletter only, let the person unsubscribe."
          action={folderPath(wanted)}
          id={subscriber.id}
          answer={answer}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </>
  );
}
