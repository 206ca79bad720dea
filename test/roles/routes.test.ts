import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import routeConfig from "../../app/routes.ts";
import { type AccountSite, anyAddress, startAccountSite } from "../accounts.ts";
import { projectDir } from "../server.ts";
import { sessionCookie } from "../session-cookie.ts";
import { type ByRole, type Outcome, rows } from "./routes.ts";

type Route = { path: string; hasAction: boolean };

/** The routes of the site; signing out comes last, since it ends the sessions of this test. */
const routes = listRoutes(await routeConfig).sort(
  (a, b) => Number(a.path === "/auth/sign-out") - Number(b.path === "/auth/sign-out"),
);

function listRoutes(entries: RouteConfigEntry[], parent = ""): Route[] {
  return entries.flatMap(({ path, file, children }) => {
    const whole = [parent, path].filter(Boolean).join("/");
    if (children) return listRoutes(children, whole);
    const source = readFileSync(join(projectDir, "app", file), "utf8");
    const hasAction = /^export (?:const|(?:async )?function) action\b/m.test(source);
    return [{ path: `/${whole}`, hasAction }];
  });
}

let site: AccountSite;
let cookies: Record<string, string>;
let postId: string;
beforeAll(async () => {
  site = await startAccountSite();
  const [user, admin] = await Promise.all([site.createAccount(), site.createAccount("admin")]);
  cookies = {
    visitor: "",
    user: await sessionCookie(site.url, user, { "X-Forwarded-For": anyAddress() }),
    admin: await sessionCookie(site.url, admin, { "X-Forwarded-For": anyAddress() }),
  };
  const { data } = await site.admin.from("blog_posts").select("id").limit(1).single();
  postId = data?.id ?? "";
});
afterAll(() => site.stop());

test("every route of app/routes.ts has its row in test/roles/routes.ts, and no other path has", () => {
  expect(Object.keys(rows).sort()).toEqual(routes.map(({ path }) => path).sort());
});

describe.each(routes)("$path", ({ path, hasAction }) => {
  const row = rows[path];

  test("is opened by whom the table says", async () => {
    expect(await askAsEach("GET", "")).toEqual(row?.open);
    expect(await askAsEach("GET", ".data")).toEqual(row?.data ?? row?.open);
  });

  test("is sent to by whom the table says, where it takes a form", async () => {
    expect(row?.send !== undefined).toBe(hasAction);
    if (!hasAction) return;
    expect(await askAsEach("POST", "")).toEqual(row?.send);
    expect(await askAsEach("POST", ".data")).toEqual(row?.sendData ?? row?.send);
  });

  async function askAsEach(method: string, suffix: string): Promise<ByRole> {
    const at = (row?.at ?? "/").replace(":post", postId);
    const url = site.url + (suffix && at === "/" ? "/_.data" : at + suffix);
    const ask = async (role: string) =>
      readOutcome(
        await fetch(url, {
          method,
          redirect: "manual",
          headers: {
            Cookie: cookies[role] ?? "",
            Origin: site.url,
            "X-Forwarded-For": anyAddress(),
          },
          body: method === "POST" ? new URLSearchParams() : undefined,
        }),
      );
    return [await ask("visitor"), await ask("user"), await ask("admin")];
  }
});

/** Data requests are led elsewhere by what they answer. */
async function readOutcome(response: Response): Promise<Outcome> {
  const text = await response.text();
  const target =
    response.headers.get("Location") ??
    (response.status === 202 ? /"redirect","([^"]*)"/.exec(text)?.[1] : undefined);
  if (target === undefined) return response.status;
  return new URL(target, site.url).pathname as Outcome;
}
