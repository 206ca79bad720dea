import { useState } from "react";
import { Form } from "react-router";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useCheckedForm } from "../../forms/use-checked-form.ts";
import { ActionToast } from "../action-toast.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { ContentField } from "./content-field.tsx";
import { CopyOffer } from "./copy-offer.tsx";
import { ExcerptField } from "./excerpt-field.tsx";
import { ImageField } from "./image-field.tsx";
import { useLocalCopy } from "./local-copy.ts";
import type { PostFailure } from "./post-action.ts";
import { postSchema } from "./post-schema.ts";
import type { PostValues } from "./post-values.ts";
import { StatusField } from "./status-field.tsx";
import { TitleFields } from "./title-fields.tsx";
import { TopicPickers } from "./topic-pickers.tsx";
import type { Topics } from "./topics.ts";
import { useSingleSubmit } from "./use-single-submit.ts";
import { useTypedPost } from "./use-typed-post.ts";

type Props = {
  heading: string;
  submitLabel: string;
  isNew?: boolean;
  values: PostValues;
  topics: Topics;
  failure: PostFailure | undefined;
};

/** The one form in which posts are written and changed. */
export function PostForm({ heading, submitLabel, isNew = false, failure, ...props }: Props) {
  const [restored, setRestored] = useState<PostValues | null>(null);
  const values = failure?.values ?? restored ?? props.values;
  const { formProps, errors, isBusy } = useCheckedForm(postSchema, failure?.errors);
  const { typed, read, isChanged } = useTypedPost(formProps.ref, props.values, restored);
  const copy = useLocalCopy(isNew ? "new" : props.values.id, props.values, typed);
  const sendOnce = useSingleSubmit(isChanged, failure, copy.noteSent);

  function takeCopy(): void {
    if (copy.found) setRestored({ ...copy.found, id: props.values.id });
    copy.hide();
  }

  return (
    <div className="page desk">
      <header className="desk-head">
        <p>
          <a className="button button-small button-quiet" href="/admin/blog/posts">
            Back to Posts
          </a>
        </p>
        <h1 className="h2">{heading}</h1>
      </header>
      <ActionToast toast={failure?.toast} />
      {copy.found ? <CopyOffer copy={copy.found} onTake={takeCopy} onForget={copy.forget} /> : null}
      <Form
        key={restored ? "restored" : "own"}
        method="post"
        encType="multipart/form-data"
        className="form"
        {...formProps}
        onInput={read}
        onSubmit={(event) => {
          formProps.onSubmit(event);
          sendOnce(event);
        }}
      >
        <input type="hidden" name="id" defaultValue={values.id} />
        <input type="hidden" name="updatedAt" defaultValue={values.updatedAt} />
        <TitleFields isNew={isNew} values={values} typed={typed} errors={errors} />
        <ExcerptField value={values.excerpt} typed={typed.excerpt} error={errors.excerpt} />
        <ImageField value={values.featuredImage} error={errors.featuredImage} />
        <ContentField value={values.content} typed={typed} error={errors.content} />
        <StatusField value={values.status} typed={typed.status} error={errors.status} />
        <TopicPickers values={values} topics={props.topics} />
        <p className="actions">
          <SubmitButton label={submitLabel} busyLabel="Saving..." isBusy={isBusy} />
          <a className="button button-quiet" href="/admin/blog/posts">
            Cancel
          </a>
        </p>
        {failure?.conflict ? (
          <ConflictNotice id={values.id} updatedAt={failure.conflict.updatedAt} />
        ) : null}
      </Form>
    </div>
  );
}
