import { type FormEvent, useEffect, useRef } from "react";
import type { FieldErrors } from "../../forms/check-form.ts";
import { TextField } from "../../forms/text-field.tsx";
import { typeInto } from "../../forms/type-into.ts";
import { useHydrated } from "../../forms/use-hydrated.ts";
import { CharacterCount } from "./character-count.tsx";
import { longest } from "./post-schema.ts";
import type { PostValues } from "./post-values.ts";
import { slugify } from "./slugify.ts";

const delay = 500;

type Props = { isNew: boolean; values: PostValues; typed: PostValues; errors: FieldErrors };

/** The title, and the slug that is made of it: on request, and in a new post while it is empty. */
export function TitleFields({ isNew, values, typed, errors }: Props) {
  const isHydrated = useHydrated();
  const title = useRef<HTMLInputElement>(null);
  const slug = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function generate(): void {
    if (title.current && slug.current) typeInto(slug.current, slugify(title.current.value));
  }

  function generateSoon(_: FormEvent): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (slug.current?.value === "") generate();
    }, delay);
  }

  return (
    <>
      <div className="field">
        <TextField
          ref={title}
          label="Title"
          name="title"
          required
          autoComplete="off"
          defaultValue={values.title}
          error={errors.title}
          onInput={isNew ? generateSoon : undefined}
        />
        {isHydrated ? <CharacterCount text={typed.title} limit={longest.title} /> : null}
      </div>
      <div className="field-row">
        <TextField
          ref={slug}
          label="Slug"
          name="slug"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="URL-friendly name, e.g. my-blog-post"
          defaultValue={values.slug}
          error={errors.slug}
        />
        {isHydrated ? (
          <button type="button" className="button button-small button-quiet" onClick={generate}>
            Generate from Title
          </button>
        ) : null}
      </div>
    </>
  );
}
