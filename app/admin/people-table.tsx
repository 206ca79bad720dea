import type { Person } from "./people.ts";

type Props = { people: Person[]; self: { id: string; email: string } | null };

/** Everybody with an account. Only one's own address is shown. */
export function PeopleTable({ people, self }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled, by keyboard too
    <section className="table-frame" aria-label="Users" tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Email</th>
            <th scope="col">Name</th>
            <th scope="col">Role</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, firstName, lastName, role }) => (
            <tr key={id}>
              <td>{id === self?.id ? self.email : <i>(email hidden)</i>}</td>
              <td>{[firstName, lastName].filter(Boolean).join(" ")}</td>
              <td>{role}</td>
            </tr>
          ))}
          {people.length === 0 ? (
            <tr>
              <td colSpan={3}>No users found.</td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </section>
  );
}
