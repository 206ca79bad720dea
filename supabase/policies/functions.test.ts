import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import type { Client, TestProject } from "../../test/project.ts";
import { type Actor, actors, plant } from "./access.ts";

const enquiryRow = {
  name: "Jo Doe",
  email: "jo@example.com",
  station_call: "",
  station_format: "",
  software_used: "",
  library_size: "",
  message: "Ten letters",
  newsletter: false,
};

const call = {
  claim_mails: (client: Client) => client.rpc("claim_mails", { batch: 10, lease_seconds: 60 }),
  settle_mail: (client: Client) =>
    client.rpc("settle_mail", {
      mail_id: randomUUID(),
      attempt: 1,
      outcome: "sent",
      answer: "250 OK",
    }),
  receive_enquiry: (client: Client) =>
    client.rpc("receive_enquiry", {
      enquiry: { ...enquiryRow, address: "203.0.113.7", is_spam: true },
      mails: {},
      subscription: {},
      limits: { per_address: 10, per_hour: 10, receipts_per_hour: 10 },
    }),
  request_subscription: (client: Client) =>
    client.rpc("request_subscription", {
      subscriber_email: `${randomUUID()}@example.com`,
      consent: "Yes",
      token_hash: randomUUID(),
      mail: { subject: "Confirm", text_body: "Text" },
    }),
};

/** Tested in newsletter.test.ts; the token says who may. */
const forEverybody = ["confirm_subscription", "unsubscribe"];

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
    const known = [...Object.keys(call), ...forEverybody, "retry_mail", "set_user_role"];
    expect(names).toEqual(known.sort());
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

  describe("retry_mail", () => {
    const failedMail = async () => {
      const { id = "" } = await plant(project, "mail_outbox");
      await project.database.query(
        `update public.mail_outbox
         set failed_at = now(), attempts = 20, next_attempt_at = null, last_answer = '550 No'
         where id = $1`,
        [id],
      );
      return id;
    };
    const read = async (id: string) => {
      const { data } = await clients.get("admin")!.from("mail_outbox").select().eq("id", id);
      return data?.[0];
    };

    test.each(["visitor", "user"] as const)("is refused to a %s", async (actor) => {
      const id = await failedMail();
      const { error } = await clients.get(actor)!.rpc("retry_mail", { mail_id: id });
      expect(error?.code).toBe("42501");
      expect((await read(id))?.failed_at).not.toBeNull();
    });

    test("lets an admin put a failed mail back, but none that was sent or is under way", async () => {
      const retry = async (id: string) =>
        (await clients.get("admin")!.rpc("retry_mail", { mail_id: id })).data;
      const id = await failedMail();
      expect(await retry(id)).toBe(true);
      expect(await read(id)).toMatchObject({ failed_at: null, attempts: 0, last_answer: "550 No" });
      const set = (change: string) =>
        project.database.query(`update public.mail_outbox set ${change} where id = $1`, [id]);
      await set("attempts = 1, claimed_until = now() + interval '1 minute'");
      expect(await retry(id)).toBe(false);
      expect(await read(id)).toMatchObject({ attempts: 1 });
      await set("claimed_until = null, sent_at = now()");
      expect(await retry(id)).toBe(false);
      expect(await retry(randomUUID())).toBe(false);
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
