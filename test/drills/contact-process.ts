import { createServer } from "node:http";
import { startBackend } from "../../backend/start.ts";
import { readConfig } from "../../server/config.ts";
import { startMailDrainer } from "../../server/mail/drainer.ts";
import { createProjectClient } from "../../server/project-client.ts";
import { createSite } from "../../server/site.ts";
import { loadBuiltCode } from "../../server/site-code.ts";

/**
 * The site as a process of its own, so that a drill can kill it: put together as usual, but with
 * limits out of the way and mail that is tried again within a second.
 */
const { PORT = "", DATA_DIR = "", SMTP_URL = "", DATABASE_URL } = process.env;
const projectDir = process.cwd();
const config = readConfig({ PORT, DATA_DIR, SMTP_URL, DATABASE_URL }, DATA_DIR);
const many = "1000000";
const report = (message: string) => console.log(message);

const server = createServer();
const embedded = await startBackend({
  projectDir,
  dataDir: DATA_DIR,
  databaseUrl: DATABASE_URL,
  siteUrl: config.SITE_URL,
  seed: "none",
  restLimits: { perMinute: 10_000_000, atOnce: 10_000 },
  functionSettings: {
    SITE_URL: config.SITE_URL,
    CONTACT_EMAIL: config.CONTACT_EMAIL,
    BUSINESS_NAME: config.BUSINESS_NAME,
    ENQUIRIES_PER_ADDRESS: many,
    ENQUIRIES_PER_HOUR: many,
    RECEIPTS_PER_HOUR: many,
  },
  report,
});
const { url, publishableKey, secretKey } = embedded;
const drainer = startMailDrainer({
  client: createProjectClient(url, secretKey),
  smtpUrl: SMTP_URL,
  from: { name: config.BUSINESS_NAME, address: "no-reply@musicdirector.example" },
  siteUrl: config.SITE_URL,
  leaseSeconds: 5,
  times: { silence: 1_000, mail: 3_000 },
  schedule: { firstPause: 200, longestPause: 1_000, attempts: 10_000 },
  poll: { shortest: 200, longest: 500 },
  report,
  print: report,
});
server.on(
  "request",
  createSite({
    config,
    project: { url, publishableKey, secretKey, embedded },
    code: await loadBuiltCode(projectDir),
  }),
);
server.on("request", (_, response) => response.once("finish", drainer.wake));
server.listen(config.PORT, config.HOST, () => process.send?.({ url, secretKey }));
process.on("disconnect", () => process.exit(0));
