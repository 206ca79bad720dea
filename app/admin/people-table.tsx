import { memo, type SubmitEventHandler } from "react";
import type { Person } from "./people.ts";

type Props = {
  people: Person[];
  self: { id: string; email: string } | null;
  /** Sends a row's form by script. */
  onSend?: SubmitEventHandler<HTMLFormElement>;
  /** Asks back before one's own admin role goes. */
  onResign?: () => void;
};

/**
 * Everybody with an account. Only one's own address is shown. Each row is a form: thousands of
 * buttons in one take browsers seconds to add and to remove.
 */
export function PeopleTable({ people, self, onResign, onSend }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled, by keyboard too
    <section className="table-frame" aria-label="Users" tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Email</th>
            <th scope="col">Name</th>
            <th scope="col">Role</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => {
            const isSelf = person.id === self?.id;
            return (
              <PersonRow
                key={person.id}
                person={person}
                onSend={onSend}
                email={isSelf ? self.email : null}
                onResign={isSelf ? onResign : undefined}
              />
            );
          })}
          {people.length === 0 ? (
            <tr>
              <td colSpan={4}>No users found.</td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = {
  person: Person;
  /** One's own; null in every other row. */
  email: string | null;
  onResign: (() => void) | undefined;
  onSend: SubmitEventHandler<HTMLFormElement> | undefined;
};

/** Rows stay as they are while others come and go. */
const PersonRow = memo(function PersonRow({ person, email, onResign, onSend }: RowProps) {
  const { id, firstName, lastName, role } = person;
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return (
    <tr>
      <td>{email ?? <i>(email hidden)</i>}</td>
      <td className="person-name">{name}</td>
      <td>{role}</td>
      <td>
        <form method="post" action="/admin/dashboard?tab=users" onSubmit={onSend}>
          <button
            type="submit"
            className="button button-small button-quiet"
            name="change"
            value={`${role === "admin" ? "user" : "admin"} ${id}`}
            onClick={(event) => {
              if (!onResign || role !== "admin") return;
              event.preventDefault();
              onResign();
            }}
          >
            {role === "admin" ? "Remove Admin" : "Make Admin"}
            <span className="sr-only">: {name || "no name"}</span>
          </button>
        </form>
      </td>
    </tr>
  );
});
