import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { pageScripts } from "./session/page-scripts.ts";
import { siteContext } from "./session/site-context.ts";

// The server fills this context; it must be the same object as the one the app reads.
export { siteContext };

const renderLimit = 10_000;

/** Renders the whole page before the first byte, so that a late failure can change the status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  requestContext: RouterContextProvider,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { matches, loaderData } = context.staticHandlerContext;
  const scripts = pageScripts(matches.at(-1)?.route.handle, loaderData.root);
  const nonce = scripts === "none" ? undefined : requestContext.get(siteContext).allowScripts();
  // A page with a nonce is made for one request.
  if (nonce && !headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const body = await render(<ServerRouter context={context} url={request.url} nonce={nonce} />);
  return new Response(createReadableStreamFromReadable(body), { status, headers });
}

function render(page: React.ReactNode): Promise<PassThrough> {
  const { promise, resolve, reject } = Promise.withResolvers<PassThrough>();
  const stream = renderToPipeableStream(page, {
    onAllReady: () => resolve(stream.pipe(new PassThrough())),
    onError: reject,
    // Above any page's size: React then adds no scripts of its own to the HTML.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const timer = setTimeout(() => stream.abort(), renderLimit);
  return promise.finally(() => clearTimeout(timer));
}

/** Logs what went wrong, once; a visitor who left and a plain 404 are no errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(siteContext).report(error);
};
