import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "../../test/engines.ts";
import type { Client, TestProject } from "../../test/project.ts";
import { plant } from "./access.ts";

describe.each(engines)("the outbox on $engine", ({ open }) => {
  let project: TestProject;
  let owner: Client;
  beforeAll(async () => {
    project = await open();
    owner = project.client({ key: project.keys.secretKey });
  });
  beforeEach(() => project.database.query("delete from public.mail_outbox"));
  afterAll(() => project.close());

  const claim = async (client = owner, batch = 5, leaseSeconds = 60) => {
    const answer = await client.rpc("claim_mails", { batch, lease_seconds: leaseSeconds });
    return answer.data ?? answer.error.code;
  };
  const settle = async (id: string, values: Partial<Settlement> = {}, client = owner) => {
    const settlement = { attempt: 1, outcome: "sent", answer: "250 OK", ...values };
    const { error } = await client.rpc("settle_mail", { mail_id: id, ...settlement });
    return error?.code;
  };
  type Settlement = { attempt: number; outcome: string; answer: string; next_attempt: string };
  const newMail = async () => (await plant(project, "mail_outbox")).id ?? "";
  const read = async (id: string) =>
    (await owner.from("mail_outbox").select().eq("id", id).single()).data;

  test("is claimed and settled by nobody without the secret key, whatever is granted", async () => {
    const id = await newMail();
    const user = await project.createAccount("user");
    const admin = await project.createAccount("admin");
    const clients = [
      project.client(),
      project.client({ token: user.token }),
      project.client({ token: admin.token }),
    ];
    const refuseAll = async () => {
      for (const client of clients) {
        expect(await claim(client)).toBe("42501");
        expect(await settle(id, {}, client)).toBe("42501");
      }
    };
    await refuseAll();
    await project.database.runFile(`
      grant execute on all functions in schema public to public, anon, authenticated;
      grant execute on all functions in schema private to public, anon, authenticated;`);
    await refuseAll();
    expect(await read(id)).toMatchObject({ attempts: 0, claimed_until: null, sent_at: null });
  });

  test("gives each mail to one claimer at a time", async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, newMail));
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim(owner, 5)));
    const claimed = claims.flatMap((rows) => (typeof rows === "string" ? [] : rows));
    expect(claimed.map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(await claim()).toEqual([]);
  });

  test("gives a mail again when its claim has run out, or its next attempt is due", async () => {
    const id = await newMail();
    await claim(owner, 5, 0);
    expect(await claim()).toMatchObject([{ id, attempts: 2 }]);
    const outcome = { attempt: 2, outcome: "later", answer: "451 Busy" };
    await settle(id, { ...outcome, next_attempt: new Date(Date.now() + 60_000).toISOString() });
    expect(await claim()).toEqual([]);
    await project.database.query("update public.mail_outbox set next_attempt_at = now()");
    expect(await claim()).toMatchObject([{ id, attempts: 3, last_answer: "451 Busy" }]);
  });

  test("says nothing more about a mail that was sent", async () => {
    const id = await newMail();
    await claim();
    await settle(id);
    const sent = await read(id);
    expect(sent).toMatchObject({ last_answer: "250 OK", claimed_until: null });
    expect(await settle(id)).toBeUndefined();
    expect(await settle(id, { outcome: "failed", answer: "550 No" })).toBeUndefined();
    expect(await read(id)).toEqual(sent);
    expect(await claim()).toEqual([]);
  });

  test("believes an attempt that was overtaken only that it sent the mail", async () => {
    const id = await newMail();
    await claim(owner, 5, 0);
    await claim();
    await settle(id, { attempt: 1, outcome: "failed", answer: "550 No" });
    expect(await read(id)).toMatchObject({ failed_at: null, last_answer: null });
    await settle(id, { attempt: 1 });
    await settle(id, { attempt: 2, outcome: "failed", answer: "550 No" });
    expect(await read(id)).toMatchObject({ failed_at: null, last_answer: "250 OK" });
  });

  test("knows three outcomes", async () => {
    expect(await settle(await newMail(), { outcome: "lost" })).toBeDefined();
  });
});
