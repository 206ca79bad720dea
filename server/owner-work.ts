import type { Server } from "node:http";
import type { Config } from "./config.ts";
import { ensureFirstAdmin } from "./first-admin.ts";
import { describeError, log } from "./log.ts";
import { type MailDrainer, startMailDrainer } from "./mail/drainer.ts";
import { createProjectClient } from "./project-client.ts";
import type { Project } from "./site.ts";

export type OwnerWork = Pick<MailDrainer, "stop">;

type Options = { config: Config; project: Project; server: Server };

/** What the site does with the secret key, beside answering visitors: mail, and the first admin. */
export function startOwnerWork({ config, project, server }: Options): OwnerWork {
  const { url, secretKey, embedded } = project;
  const headers = new Headers();
  embedded?.signOwnCall(headers, "site");
  const client = createProjectClient(url, secretKey, Object.fromEntries(headers));
  const drainer = startMailDrainer({
    client,
    smtpUrl: config.SMTP_URL,
    from: { name: config.BUSINESS_NAME, address: config.MAIL_FROM },
    siteUrl: config.SITE_URL,
    report: (message) => log(message),
    print: (text) => console.log(text),
  });
  server.on("request", ({ method }, response) => {
    if (method !== "GET" && method !== "HEAD") response.once("finish", drainer.wake);
  });
  ensureFirstAdmin({
    client,
    secretKey,
    email: config.ADMIN_EMAIL,
    password: config.ADMIN_PASSWORD,
    print: (text) => console.log(text),
  }).catch((error: unknown) => log(`The first admin is still to be made: ${describeError(error)}`));
  return drainer;
}
