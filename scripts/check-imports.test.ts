import { expect, test } from "vitest";
import { judge } from "./check-imports.ts";

test.each([
  ["app/blog/posts.ts", "app/admin/users.ts"],
  ["app/ui/dates.ts", "app/blog/posts.ts"],
  ["app/blog/posts.ts", "backend/start.ts"],
  ["app/blog/posts.ts", "server/config.ts"],
  ["server/site.ts", "backend/keys.ts"],
  ["backend/boot.ts", "app/blog/posts.ts"],
])("%s may not import %s", (from, to) => {
  expect(judge(from, to)).toBeDefined();
});

test.each([
  ["app/blog/posts.ts", "app/session/backend.ts"],
  ["app/blog/posts.ts", "app/blog/slugs.ts"],
  ["app/root.tsx", "app/shell/site-header.tsx"],
  ["app/session/backend.ts", "supabase/database.types.ts"],
  ["server/site.ts", "backend/start.ts"],
  ["server/site.ts", "app/session/site-context.ts"],
])("%s may import %s", (from, to) => {
  expect(judge(from, to)).toBeUndefined();
});
