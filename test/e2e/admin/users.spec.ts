import { expect, signedIn, test } from "../accounts/fixtures.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("194–197, 203–204: roles are given and taken; one's own only after a question", async ({
      page,
      site,
    }) => {
      const admin = await site.createAccount("admin");
      const other = await site.createAccount();
      const name = `Zed ${javaScriptEnabled}`;
      await site.admin.from("profiles").update({ first_name: name }).eq("id", other.id);
      await signedIn(page, admin);
      await page.goto("/admin/dashboard?tab=users");
      await expect(page.getByRole("columnheader")).toHaveText(["Email", "Name", "Role", "Actions"]);
      const row = page.getByRole("row").filter({ hasText: name });
      await expect(row).toContainText("(email hidden)");
      const toast = page.getByRole("alertdialog");
      await row.getByRole("button", { name: "Make Admin" }).click();
      await expect(toast).toContainText("Success: User role updated to admin");
      await row.getByRole("button", { name: "Remove Admin" }).click();
      await expect(toast).toContainText("Success: User role updated to user");
      await expect(row.getByRole("button", { name: "Make Admin" })).toBeVisible();
      const { data } = await site.admin.from("user_roles").select("role").eq("user_id", other.id);
      expect(data).toEqual([{ role: "user" }]);

      const own = page.getByRole("row").filter({ hasText: admin.email });
      await own.getByRole("button", { name: "Remove Admin" }).click();
      const dialog = page.getByRole("dialog", { name: "Remove your own admin role" });
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(own).toContainText("admin");
      await own.getByRole("button", { name: "Remove Admin" }).click();
      await dialog.getByRole("button", { name: "Remove my role" }).click();
      await expect(page).toHaveURL(`${site.url}/`);
      await expect(toast).toContainText("User role updated to user");
      await page.goto("/admin/dashboard");
      await expect(toast).toContainText("Access denied");
    });
  });
}

test("the last admin stays, and is told why; people are searched by name", async ({
  page,
  site,
}) => {
  const admin = await site.createAccount("admin");
  await signedIn(page, admin);
  const others = await site.admin.from("user_roles").select("user_id").neq("user_id", admin.id);
  for (const { user_id } of others.data ?? []) await site.setRole(user_id, "user");
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: "Users" }).click();
  await page.getByLabel("Search by name").fill("nobody at all");
  await expect(page.getByText("No users found.")).toBeVisible();
  await page.getByLabel("Search by name").fill("");
  const own = page.getByRole("row").filter({ hasText: admin.email });
  await own.getByRole("button", { name: "Remove Admin" }).click();
  await page.getByRole("button", { name: "Remove my role" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(
    "Error: Failed to update user role: The last admin can't be removed",
  );
  await expect(own).toContainText("admin");
});
