import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import type { Client, TestProject } from "../../test/project.ts";
import { type Actor, actors, plant } from "./access.ts";

const call = {
  claim_mails: (client: Client) => client.rpc("claim_mails", { batch: 10, lease_seconds: 60 }),
  settle_mail: (client: Client) =>
    client.rpc("settle_mail", {
      mail_id: randomUUID(),
      attempt: 1,
      outcome: "sent",
      answer: "250 OK",
    }),
};

describe.each(engines)("functions on $engine", ({ open }) => {
  let project: TestProject;
  const clients = new Map<Actor, Client>();
  beforeAll(async () => {
    project = await open();
    clients.set("visitor", project.client());
    clients.set("user", project.client(await project.createAccount("user")));
    clients.set("admin", project.client(await project.createAccount("admin")));
    await plant(project, "mail_outbox");
  });
  afterAll(() => project.close());

  test("are the ones tested here", async () => {
    const rows = await project.database.query<{ name: string }>(
      "select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1",
    );
    const names = rows.map(({ name }) => name).sort();
    expect(names).toEqual([...Object.keys(call), "set_user_role"].sort());
  });

  describe("set_user_role", () => {
    const give = (actor: Actor, target: string, role: string) =>
      clients.get(actor)!.rpc("set_user_role", { target, new_role: role });

    test.each(["visitor", "user"] as const)("is refused to a %s", async (actor) => {
      const { id } = await project.createAccount("user");
      expect((await give(actor, id, "admin")).error?.code).toBe("42501");
    });

    test("lets an admin give and take a role, one row each, and give up the own one", async () => {
      const { id, token } = await project.createAccount("user");
      const roles = async () => {
        const { data } = await project
          .client({ key: project.keys.secretKey })
          .from("user_roles")
          .select("role")
          .eq("user_id", id);
        return data?.map(({ role }) => role);
      };
      for (const role of ["admin", "admin", "user", "admin"]) {
        expect((await give("admin", id, role)).error).toBeNull();
        expect(await roles()).toEqual([role]);
      }
      const own = await project
        .client({ token })
        .rpc("set_user_role", { target: id, new_role: "user" });
      expect(own.error).toBeNull();
      expect(await roles()).toEqual(["user"]);
    });

    test("takes known roles only, of people there are", async () => {
      const { id } = await project.createAccount("user");
      expect((await give("admin", id, "owner")).error?.code).toBe("23514");
      expect((await give("admin", randomUUID(), "user")).error?.code).toBe("23503");
    });
  });

  describe.each(Object.entries(call))("%s", (_name, run) => {
    test.each(actors)("is refused to a %s", async (actor) => {
      const { data, error } = await run(clients.get(actor) ?? project.client());
      expect([data, error?.code]).toEqual([null, "42501"]);
    });

    test("is the site's own, with the secret key", async () => {
      const { error } = await run(project.client({ key: project.keys.secretKey }));
      expect(error).toBeNull();
    });
  });
});
