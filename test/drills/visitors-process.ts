import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { at } from "../figures.ts";
import type { Visits } from "../visitors.ts";

/** Visitors in a process of their own, so that their work doesn't slow what they measure. */
const { urls, connections, seconds, headers, pause = 0 } = JSON.parse(process.argv[2] ?? "{}");
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const times: number[] = [];
let errors = 0;
let oldest = 0;

const end = performance.now() + seconds * 1_000;
await Promise.all(
  Array.from({ length: connections }, (_, index) => visit(urls[index % urls.length])),
);
const [p50, p99] = [at(times, 0.5), at(times, 0.99)];
const report: Visits = { perSecond: times.length / seconds, p50, p99, errors, oldest };
console.log(JSON.stringify(report));
agent.destroy();

async function visit(url: string): Promise<void> {
  while (performance.now() < end) {
    const start = performance.now();
    const { status, age } = await ask(url);
    times.push(performance.now() - start);
    if (status >= 400) errors += 1;
    oldest = Math.max(oldest, age);
    if (pause) await sleep(pause);
  }
}

/** One answer, read to its end; status 599 where there is none. */
function ask(url: string): Promise<{ status: number; age: number }> {
  return new Promise((answered) => {
    get(url, { agent, headers }, (response) => {
      const { statusCode: status = 599, headers } = response;
      response.resume();
      response.once("end", () => answered({ status, age: Number(headers.age ?? 0) }));
    }).once("error", () => answered({ status: 599, age: 0 }));
  });
}
