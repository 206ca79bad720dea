import { Form } from "react-router";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import type { Entry } from "./manuscripts.ts";

type Props = { post: Entry; answer: unknown; onClose: () => void };

/** Asks before a post is deleted. */
export function DeleteDialog({ post, answer, onClose }: Props) {
  return (
    <ConfirmDialog
      title="Delete Post"
      answer={answer}
      onClose={onClose}
      form={(isBusy) => (
        <Form method="post" action="/admin/blog/posts">
          <input type="hidden" name="id" value={post.id} />
          <button type="submit" className="button button-danger" disabled={isBusy}>
            {isBusy ? "Deleting..." : "Delete"}
          </button>
        </Form>
      )}
    >
      <p className="text-mute">{post.title}</p>
      <p>Are you sure you want to delete this post? This action cannot be undone.</p>
    </ConfirmDialog>
  );
}
