/** Seen by somebody without the right who comes past the guard. */
export function AccessDenied() {
  return (
    <section className="page grid gap-6 py-24">
      <h1 className="h1">Access Denied</h1>
      <p className="lead">You do not have permission to access the admin dashboard.</p>
      <p>
        <a className="button" href="/">
          Go back home
        </a>
      </p>
    </section>
  );
}
