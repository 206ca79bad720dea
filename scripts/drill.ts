import { sendMessages } from "../test/drills/contact.ts";
import { drainMail } from "../test/drills/drain-mail.ts";
import { killDuringWrites } from "../test/drills/kill-during-writes.ts";
import { loadSite } from "../test/drills/load.ts";
import { startPostgres } from "../test/postgres.ts";

/** `npm run drill -- NAME [COUNT]`: the long versions of tests that break things on purpose. */
const drills: Record<string, (count: string | undefined) => Promise<void>> = {
  async kill(rounds = "20") {
    console.log("PGlite", await killDuringWrites({ rounds: Number(rounds) }));
    const postgres = await startPostgres();
    console.log("PostgreSQL", await killDuringWrites({ rounds: Number(rounds), postgres }));
    await postgres.stop();
  },
  async contact(messages = "1000") {
    console.log("PGlite", await sendMessages({ messages: Number(messages), kills: 5 }));
    const postgres = await startPostgres();
    const databaseUrl = await postgres.createDatabase(`contact_drill_${process.pid}`);
    console.log(
      "PostgreSQL",
      await sendMessages({ messages: Number(messages), kills: 5, databaseUrl }),
    );
    await postgres.stop();
  },
  async load(seconds = "180") {
    console.log("PGlite", await loadSite(Number(seconds)));
  },
  async mail(mails = "5000") {
    const postgres = await startPostgres();
    for (const kill of [false, true]) {
      const databaseUrl = await postgres.createDatabase(`mail_drill_${process.pid}_${kill}`);
      const report = await drainMail({ mails: Number(mails), databaseUrl, kill });
      console.log(kill ? "One process killed" : "Two processes", report);
    }
    await postgres.stop();
  },
};

const [name = "", count] = process.argv.slice(2);
const drill = drills[name];
if (!drill) {
  console.error(`usage: npm run drill -- ${Object.keys(drills).join("|")} [COUNT]`);
  process.exit(2);
}
await drill(count);
process.exit(0);
