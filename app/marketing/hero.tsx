import { ClockLegend, FormatClock } from "../drawings/format-clock.tsx";
import { onAirTimeCode, ProgramLog } from "../drawings/program-log.tsx";

/** The headline, and the hour it speaks of: the wheel stands on its own log. */
export function Hero() {
  return (
    <section className="page hero">
      <div className="hero-text">
        <p className="eyebrow">
          <time>{onAirTimeCode()}</time> · Radio music scheduling
        </p>
        <h1 className="h1">
          Every hour,
          <br />
          in the right order.
        </h1>
        <p className="lead">
          We build the clocks, tidy the library and write the log, so your station sounds planned by
          someone who listens. Because&nbsp;it&nbsp;was.
        </p>
        <p className="flex flex-wrap gap-2 sm:gap-3">
          <a className="button" href="/contact">
            Schedule a Consult
          </a>
          <a className="button button-quiet" href="/services">
            Our Services
          </a>
        </p>
      </div>
      <div className="hero-clock">
        <FormatClock />
      </div>
      <div className="hero-legend">
        <ClockLegend />
      </div>
      <div className="hero-log">
        <ProgramLog fromOnAir count={6} />
      </div>
    </section>
  );
}
