import { isRouteErrorResponse } from "react-router";

/** The last resort for a failed page. It says only what a visitor may read. */
export function ErrorScreen({ error, requestId }: { error: unknown; requestId?: string }) {
  const answer = isRouteErrorResponse(error) ? error : null;
  return (
    <section className="page grid gap-6 py-24">
      <p className="eyebrow">{answer ? `${answer.status} ${answer.statusText}` : "500"}</p>
      <h1 className="h1">Unexpected Application Error!</h1>
      <p className="lead">
        {answer?.status === 503
          ? String(answer.data)
          : "Something went wrong. Please try again later."}
      </p>
      {requestId ? (
        <p className="text-mute">
          If you write to us about it, please name the request{" "}
          <code className="font-mono text-ink">{requestId}</code>.
        </p>
      ) : null}
      <p>
        <a className="button" href="/">
          Go back home
        </a>
      </p>
    </section>
  );
}
