import { startPostgres } from "../test/postgres.ts";
import { openTestProject, type TestProject } from "../test/project.ts";
import { newAddress, newEmail, register } from "../test/registrations.ts";

/** Can an account's existence be told from the time an answer takes? Medians of 50, both engines. */
const rounds = 50;
const requests: [path: string, rest: object][] = [
  ["/token?grant_type=password", { password: "wrong one" }],
  ["/signup", { password: "correct horse" }],
  ["/recover", {}],
  ["/otp", {}],
  ["/resend", { type: "signup" }],
  ["/verify", { type: "recovery", token: "0123456789" }],
];

const noLimits = {
  ...{ requests: 1e9, wrongPasswords: 1e9, wrongPerAddress: 1e9, wrongPerAccount: 1e9 },
  ...{ wrongCodes: 1e9, betweenMails: 0.001, mailsPerAccount: 1e9, mailRequests: 1e9 },
};

const postgres = await startPostgres();
for (const databaseUrl of [undefined, await postgres.createDatabase("timing")]) {
  const project = await openTestProject({ databaseUrl, authLimits: noLimits });
  console.log(databaseUrl ? "\nPostgreSQL" : "\nPGlite");
  await measure(project);
  await project.close();
}
await postgres.stop();

async function measure(project: TestProject): Promise<void> {
  const { email: known } = await register(project);
  for (const [path, rest] of requests) {
    const times: Record<string, number[]> = { known: [], unknown: [] };
    for (let round = 0; round < rounds; round += 1) {
      // Each goes first every second time, so that neither gains from the other's warmth.
      for (const who of round % 2 ? ["known", "unknown"] : ["unknown", "known"]) {
        const email = who === "known" ? known : newEmail();
        times[who]?.push(await time(project, path, { email, ...rest }));
      }
    }
    const line = Object.entries(times).map(([who, list]) => `${who} ${describe(list)}`);
    console.log(`${path.padEnd(28)} ${line.join("   ")}`);
  }
}

async function time(project: TestProject, path: string, body: object): Promise<number> {
  const request = new Request(`http://backend.test/auth/v1${path}`, {
    method: "POST",
    headers: { apikey: project.keys.publishableKey, "x-visitor-address": newAddress() },
    body: JSON.stringify(body),
  });
  const start = performance.now();
  await (await project.fetch(request)).text();
  return performance.now() - start;
}

/** Median, and the middle half, in milliseconds. */
function describe(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `${at(0.5).padStart(6)} ms (${at(0.25)} to ${at(0.75)})`;
}
