import { at } from "../test/figures.ts";
import { startPostgres } from "../test/postgres.ts";
import { openTestProject, type TestProject } from "../test/project.ts";
import { newAddress, newEmail, register } from "../test/registrations.ts";

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

/** Can an account's existence be told from the time an answer takes? Medians of 50, both engines. */
export async function measureAuthTiming() {
  const postgres = await startPostgres();
  const rows = [];
  for (const databaseUrl of [undefined, await postgres.createDatabase("timing")]) {
    const project = await openTestProject({ databaseUrl, authLimits: noLimits });
    rows.push(...(await measure(project, databaseUrl ? "PostgreSQL" : "PGlite")));
    await project.close();
  }
  await postgres.stop();
  return rows;
}

async function measure(project: TestProject, engine: string) {
  const { email: known } = await register(project);
  const rows = [];
  for (const [path, rest] of requests) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      // Each goes first every second time, so that neither gains from the other's warmth.
      for (const who of round % 2
        ? (["known", "unknown"] as const)
        : (["unknown", "known"] as const)) {
        const email = who === "known" ? known : newEmail();
        times[who].push(await time(project, path, { email, ...rest }));
      }
    }
    rows.push({ engine, path, known: describe(times.known), unknown: describe(times.unknown) });
  }
  return rows;
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
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => at(times, share).toFixed(1));
  return `${middle} ms (${low} to ${high})`;
}
