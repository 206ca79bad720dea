import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AccessDenied } from "./access-denied.tsx";
import { tabOf } from "./dashboard-tabs.tsx";
import { PeopleTable } from "./people-table.tsx";

it("201: tells somebody past the guard that the dashboard isn't theirs", () => {
  const html = renderToStaticMarkup(<AccessDenied />);
  expect(html).toContain("Access Denied");
  expect(html).toContain("You do not have permission to access the admin dashboard.");
});

it("195–196, 198: shows one's own address only, and says when there is nobody", () => {
  const person = { id: "1", firstName: "Ada", lastName: "Quill", role: "admin" } as const;
  const people = [person, { ...person, id: "2", firstName: "", role: "user" as const }];
  const html = renderToStaticMarkup(
    <PeopleTable people={people} self={{ id: "1", email: "a@b" }} />,
  );
  const text = html.replaceAll("</td>", "|").replaceAll(/<[^>]*>/g, "");
  expect(text).toContain(
    "a@b|Ada Quill|admin|Remove Admin: Ada Quill|(email hidden)|Quill|user|Make Admin: Quill|",
  );
  expect(renderToStaticMarkup(<PeopleTable people={[]} self={null} />)).toContain(
    "No users found.",
  );
});

it.each([
  ["", "overview"],
  ["?tab=users", "users"],
  ["?tab=content", "content"],
  ["?tab=nope", "overview"],
])("finds the tab of /admin/dashboard%s", (query, tab) => {
  expect(tabOf(new URL(`https://site.example/admin/dashboard${query}`))).toBe(tab);
});
