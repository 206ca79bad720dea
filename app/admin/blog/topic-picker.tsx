import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useHydrated } from "../../forms/use-hydrated.ts";
import type { Topic } from "../../posts/post.ts";
import { splitNames } from "./post-values.ts";

type Props = {
  legend: string;
  /** One of them, in lower case. */
  noun: string;
  /** Form names: of those on the list, and of those to be made. */
  name: string;
  newName: string;
  topics: Topic[];
  chosen: string[];
  added: string[];
};

/**
 * Topics to tick. Typing narrows the list; Enter ticks the one typed, or makes it when the post is
 * saved. Without script the typed names, separated by commas, are made.
 */
export function TopicPicker({ legend, noun, name, newName, topics, chosen, ...props }: Props) {
  const id = useId();
  const isHydrated = useHydrated();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [search, setSearch] = useState("");
  const [added, setAdded] = useState(props.added);
  const [said, setSaid] = useState("");
  const wanted = search.trim().toLowerCase();

  // The form listens to what is typed; a box that script adds is as good as that.
  useEffect(() => {
    if (added !== props.added) {
      fieldset.current?.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [added, props.added]);

  function take(typed: string): void {
    const names = splitNames(typed);
    const isKnown = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
    for (const one of names) {
      const topic = topics.find((other) => isKnown(one, other.name));
      const box = topic && fieldset.current?.querySelector(`input[value="${topic.id}"]`);
      if (box instanceof HTMLInputElement && !box.checked) box.click();
    }
    const unknown = names.filter(
      (one) => ![...topics.map((topic) => topic.name), ...added].some((two) => isKnown(one, two)),
    );
    if (unknown.length > 0) setAdded([...added, ...unknown]);
    setSaid(`${names.join(", ")}: chosen`);
    setSearch("");
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (search.trim()) take(search);
  }

  const isShown = (topic: Topic) => !isHydrated || topic.name.toLowerCase().includes(wanted);
  const shown = topics.filter(isShown);
  return (
    <fieldset className="topic-picker" ref={fieldset}>
      <legend className="field-label">{legend}</legend>
      {isHydrated ? (
        <input
          className="field-input"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={onKeyDown}
          maxLength={100}
          autoComplete="off"
          aria-label={`Find or add a ${noun}`}
          aria-describedby={`${id}hint`}
        />
      ) : (
        <input
          className="field-input"
          name={newName}
          autoComplete="off"
          aria-label={`New ${noun}`}
          aria-describedby={`${id}hint`}
        />
      )}
      <p className="field-hint" id={`${id}hint`}>
        {isHydrated
          ? `Type to narrow the list; Enter chooses the ${noun}, or makes a new one.`
          : "New ones, separated by commas."}
      </p>
      <p className="sr-only" role="status">
        {wanted ? `${shown.length} of ${topics.length} shown` : said}
      </p>
      <ul className="topic-list">
        {added.map((one) => (
          <li key={one}>
            <label className="topic">
              <input type="checkbox" name={newName} value={one} defaultChecked />
              {one} <small>new</small>
            </label>
          </li>
        ))}
        {topics.map((topic) => (
          <li key={topic.id} hidden={!isShown(topic)}>
            <label className="topic">
              <input
                type="checkbox"
                name={name}
                value={topic.id}
                defaultChecked={chosen.includes(topic.id)}
              />
              {topic.name}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
