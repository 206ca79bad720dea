import {
  LibraryDrawing,
  SchedulingDrawing,
  TrainingDrawing,
} from "../drawings/service-drawings.tsx";

const services = [
  {
    title: "Custom Music Scheduling",
    text: "Logs built for your format and balanced across dayparts, hour by hour and day to day.",
    Drawing: SchedulingDrawing,
  },
  {
    title: "Metadata Management",
    text: "One clean library: tempo, mood, era and genre, coded by one pair of ears.",
    Drawing: LibraryDrawing,
  },
  {
    title: "Professional Training",
    text: "One-on-one sessions for music directors, in your software, on your own log.",
    Drawing: TrainingDrawing,
  },
];

export function CoreServices() {
  return (
    <section className="page section" aria-labelledby="core-services">
      <h2 className="h2" id="core-services">
        Core Services
      </h2>
      <p className="text-mute">
        We work in the software you have: GSelector, MusicMaster, Powergold, Music 1 or
        Natural&nbsp;Music.
      </p>
      <ul className="grid border border-hairline bg-card md:grid-cols-3 md:divide-x max-md:divide-y divide-hairline">
        {services.map(({ title, text, Drawing }) => (
          <li key={title} className="grid grid-rows-[auto_auto_1fr_auto] gap-3 p-6 lg:p-7">
            <div className="mb-5">
              <Drawing />
            </div>
            <h3 className="h3">{title}</h3>
            <p className="text-mute">{text}</p>
            <p className="mt-3">
              <a className="text-link" href="/services">
                See the service<span className="sr-only">: {title}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
