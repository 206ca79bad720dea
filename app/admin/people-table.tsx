import { memo } from "react";
import type { Person } from "./people.ts";

type Props = {
  people: Person[];
  self: { id: string; email: string } | null;
  /** The form that the rows' buttons send. */
  formId: string;
  /** Asks back before one's own admin role goes. */
  onResign?: () => void;
};

/** Everybody with an account. Only one's own address is shown. */
export function PeopleTable({ people, self, formId, onResign }: Props) {
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
                email={isSelf ? self.email : null}
                formId={formId}
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
  formId: string;
  onResign: (() => void) | undefined;
};

/** Rows stay as they are while others come and go. */
const PersonRow = memo(function PersonRow({ person, email, formId, onResign }: RowProps) {
  const { id, firstName, lastName, role } = person;
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return (
    <tr>
      <td>{email ?? <i>(email hidden)</i>}</td>
      <td>{name}</td>
      <td>{role}</td>
      <td>
        <button
          type="submit"
          className="button button-small button-quiet"
          form={formId}
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
      </td>
    </tr>
  );
});
