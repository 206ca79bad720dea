import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readConfig } from "../server/config.ts";
import { createSite } from "../server/site.ts";
import { loadBuiltCode } from "../server/site-code.ts";
import { anyAddress } from "./accounts.ts";
import { engines } from "./engines.ts";
import { enquiry } from "./enquiries.ts";
import { hostileTexts, marker } from "./hostile-texts.ts";
import type { TestProject } from "./project.ts";
import { projectDir } from "./server.ts";

const form = new URLSearchParams({ ...enquiry, newsletter: "on" });
const fields = ["name", "email", "message", "submission", "__proto__"];

function changed(field: string, value: string): URLSearchParams {
  const copy = new URLSearchParams(form);
  copy.set(field, value);
  return copy;
}

/** What browsers don't send. */
const oddRequests: [string, RequestInit][] = [
  ["nothing", {}],
  ["an empty form", { body: new URLSearchParams() }],
  ["a form without a type", { body: new Blob([String(form)]) }],
  ["JSON", { body: JSON.stringify(enquiry), headers: { "Content-Type": "application/json" } }],
  ["a broken multipart", { body: marker, headers: { "Content-Type": "multipart/form-data" } }],
  ["half a multipart", { ...multipart("--x\r\nContent-Disposition: form-data; name=") }],
  ["a file for a name", { body: withFile() }],
  ["a field twice", { body: new URLSearchParams(`${form}&name=${marker}&name=a`) }],
  ["no UTF-8", { body: `${form}&name=%ff%fe%00&message=%c0%af%ed%a0%80`, headers: urlEncoded() }],
  ["1.9 MB", { body: changed("message", marker.repeat(320_000)) }],
  ["10 MB", { body: changed("message", marker.repeat(1_700_000)) }],
];

describe.each(engines)("the contact form on $engine", ({ open }) => {
  let project: TestProject;
  let server: Server;
  let url: string;
  const printed = vi.spyOn(console, "log").mockImplementation(() => undefined);
  beforeAll(async () => {
    project = await open({ functionSettings: { ENQUIRIES_PER_HOUR: "1000000" } });
    server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    url = `http://localhost:${port}`;
    const settings = { PORT: String(port), DATA_DIR: project.dataDir, TRUST_PROXY: "1" };
    const site = createSite({
      config: readConfig(settings, project.dataDir),
      project: { url: await project.listen(), ...project.keys },
      code: await loadBuiltCode(projectDir),
    });
    server.on("request", site);
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await project.close();
  });

  const post = async (init: RequestInit, path = "/contact") => {
    const headers = new Headers(init.headers);
    headers.set("X-Forwarded-For", anyAddress());
    const answer = await fetch(url + path, { method: "POST", ...init, headers });
    const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
    const text = await answer.text();
    return { status: answer.status, html: isPage ? text : "" };
  };

  test("takes or refuses what is typed, fails at nothing, and shows it as text", async () => {
    const inputs = fields.flatMap((field) =>
      hostileTexts.map(([, value]): RequestInit => ({ body: changed(field, value) })),
    );
    const counts = new Map<number, number>();
    for (const [index, input] of inputs.entries()) {
      const { status, html } = await post(input, index % 2 ? "/contact" : "/contact.data");
      counts.set(status, (counts.get(status) ?? 0) + 1);
      expect(html).not.toMatch(/<(script|iframe|svg\/onload|img src=x)[^>]*(alert|evil)/);
    }
    expect([...counts.keys()].sort()).toEqual([200, 400]);
    const stored = await project.database.query("select id from public.contact_messages");
    expect(stored).toHaveLength(counts.get(200) ?? 0);
  });

  test.each(oddRequests)("answers %s with what is wrong", async (what, request) => {
    for (const path of ["/contact", "/contact.data"]) {
      const { status } = await post(request, path);
      expect(status).toBe(what === "10 MB" ? 413 : 400);
    }
  });

  test("leaves nothing of it in the log", () => {
    expect(JSON.stringify(printed.mock.calls)).not.toContain(marker);
    expect(project.reports).toEqual([]);
  });
});

function urlEncoded() {
  return { "Content-Type": "application/x-www-form-urlencoded" };
}

function multipart(body: string): RequestInit {
  return { body, headers: { "Content-Type": "multipart/form-data; boundary=x" } };
}

function withFile(): FormData {
  const data = new FormData();
  for (const [name, value] of form) data.append(name, value);
  data.set("name", new File([marker], "name.txt"));
  return data;
}
