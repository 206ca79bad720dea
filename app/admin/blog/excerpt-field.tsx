import { TextArea } from "../../forms/text-area.tsx";
import { useHydrated } from "../../forms/use-hydrated.ts";
import { CharacterCount } from "./character-count.tsx";
import { longest } from "./post-schema.ts";

type Props = { value: string; typed: string; error: string | undefined };

export function ExcerptField({ value, typed, error }: Props) {
  const isHydrated = useHydrated();
  return (
    <TextArea
      label="Excerpt"
      name="excerpt"
      rows={3}
      hint="Optional. It stands under the title in lists."
      defaultValue={value}
      error={error}
    >
      {isHydrated ? <CharacterCount text={typed} limit={longest.excerpt} /> : null}
    </TextArea>
  );
}
