import { Form, useNavigation } from "react-router";
import type { FolderContent } from "./folder-content.ts";
import { folderPath, type Wanted } from "./folders.ts";
import { stateOf } from "./mails.ts";

type Props = { wanted: Wanted; content: FolderContent };

/** How much there is, and what can be done with all of it. */
export function FolderTools({ wanted: { folder, search }, content }: Props) {
  const isBusy = useNavigation().formMethod === "POST";
  const list = folderPath({ folder }, "/admin/messages/export");
  const failed = content.kind === "mails" ? content.mails.filter(isFailed) : [];
  return (
    <div className="folder-tools">
      <p className="eyebrow" role="status">
        {describeCount(content)}
        {search ? " found" : ""}
      </p>
      {content.kind === "messages" ? (
        <a className="text-link" href={list} download>
          Export all as CSV
        </a>
      ) : null}
      {content.kind === "subscribers" ? (
        <>
          <a className="text-link" href={list} download>
            Export confirmed as CSV
          </a>
          <a className="text-link" href={`${list}&everybody=yes`} download>
            Export everybody as CSV
          </a>
        </>
      ) : null}
      {failed.length > 1 ? (
        <Form method="post" preventScrollReset>
          {failed.map(({ id }) => (
            <input key={id} type="hidden" name="mail" value={id} />
          ))}
          <button
            type="submit"
            name="intent"
            value="retry"
            className="text-button"
            disabled={isBusy}
          >
            Retry all failed on this page
          </button>
        </Form>
      ) : null}
    </div>
  );
}

const isFailed = (mail: Parameters<typeof stateOf>[0]) => stateOf(mail) === "failed";

function describeCount({ kind, count }: FolderContent): string {
  const noun = { messages: "message", subscribers: "subscriber", mails: "unsent mail" }[kind];
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
