type Props = { totalUsers: number; adminUsers: number; newMessages: number };

/** The figures of the site. Subscriptions are not sold yet, so their number is fixed. */
export function Overview({ totalUsers, adminUsers, newMessages }: Props) {
  const figures = [
    { name: "Total Users", figure: totalUsers, note: "Registered accounts" },
    { name: "Admin Users", figure: adminUsers, note: "With administrator privileges" },
    { name: "Active Subscriptions", figure: 0, note: "Paid plans active" },
  ];
  return (
    <>
      <ul className="figures" aria-label="Figures">
        {figures.map(({ name, figure, note }) => (
          <li key={name} className="figure-card">
            <h2 className="eyebrow">{name}</h2>
            <p className="figure-number">{figure.toLocaleString("en-US")}</p>
            <p className="text-mute">{note}</p>
          </li>
        ))}
      </ul>
      <section className="desk-note" aria-labelledby="messages">
        <h2 className="h3" id="messages">
          Messages
        </h2>
        <p>
          {newMessages === 0 ? "Nothing" : newMessages.toLocaleString("en-US")} new from the contact
          form.{" "}
          <a className="text-link" href="/admin/messages">
            Open the inbox
          </a>
        </p>
      </section>
      <section className="desk-note" aria-labelledby="system-status">
        <h2 className="h3" id="system-status">
          System Status
        </h2>
        <p>All services are operational. Detailed metrics are coming soon.</p>
      </section>
    </>
  );
}
