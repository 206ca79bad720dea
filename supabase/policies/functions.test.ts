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
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(call));
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
