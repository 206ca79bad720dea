import { type SubmitEvent, useCallback, useDeferredValue, useId, useMemo, useState } from "react";
import { Form, useSubmit } from "react-router";
import { useHydrated } from "../forms/use-hydrated.ts";
import "../forms/form.css";
import { findPeople, type Person } from "./people.ts";
import { PeopleTable } from "./people-table.tsx";
import { ResignDialog } from "./resign-dialog.tsx";

type Props = {
  people: Person[];
  self: { id: string; email: string } | null;
  /** What the address asks for, where script doesn't run. */
  search: string;
  isResigning: boolean;
  /** Changes when the action has answered. */
  answer: unknown;
};

/** Everybody with an account, and who of them is an admin. */
export function UsersTab({ people, self, search, isResigning, answer }: Props) {
  const id = useId();
  const isHydrated = useHydrated();
  const [wanted, setWanted] = useState(search);
  const shownFor = useDeferredValue(wanted);
  const shown = useMemo(() => findPeople(people, shownFor), [people, shownFor]);
  const [isAsking, setIsAsking] = useState(isResigning);
  const submit = useSubmit();
  const send = useCallback(
    (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const { submitter } = event.nativeEvent;
      if (submitter instanceof HTMLButtonElement) submit(submitter, { preventScrollReset: true });
    },
    [submit],
  );
  const askFirst = useCallback(() => setIsAsking(true), []);
  return (
    <>
      <Form className="filter-form" role="search" aria-label="Users">
        <input type="hidden" name="tab" value="users" />
        <div className="field">
          <label className="field-label" htmlFor={`${id}search`}>
            Search by name
          </label>
          <input
            id={`${id}search`}
            type="search"
            name="search"
            className="field-input"
            defaultValue={search}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
        </div>
        {isHydrated ? null : (
          <button type="submit" className="button button-small button-quiet">
            Show
          </button>
        )}
      </Form>
      <p className="eyebrow" role="status">
        {shown.length === people.length
          ? `${people.length} users`
          : `${shown.length} of ${people.length} users`}
      </p>
      <PeopleTable people={shown} self={self} onResign={askFirst} onSend={send} />
      {isAsking && self ? (
        <ResignDialog id={self.id} answer={answer} onClose={() => setIsAsking(false)} />
      ) : null}
    </>
  );
}
