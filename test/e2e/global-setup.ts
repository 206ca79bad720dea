import { startServer } from "../server.ts";

/** One built site with the demo posts for all tests that only read. */
export default async function setup() {
  const server = await startServer();
  process.env.E2E_BASE_URL = server.url;
  return () => server.stop();
}
