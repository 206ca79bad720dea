import { handle } from "./handler.ts";

/** On a hosted project; the embedded backend calls `handle` itself. */
declare const Deno: {
  serve(answer: (request: Request) => Promise<Response>): void;
  env: { toObject(): Record<string, string> };
};

Deno.serve((request) => handle(request, Deno.env.toObject()));
