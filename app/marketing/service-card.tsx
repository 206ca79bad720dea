import {
  ClockGridDrawing,
  LibraryDrawing,
  SchedulingDrawing,
  TrainingDrawing,
} from "../drawings/service-drawings.tsx";
import type { Service } from "./services-content.ts";

const drawings = {
  scheduling: SchedulingDrawing,
  library: LibraryDrawing,
  clocks: ClockGridDrawing,
  training: TrainingDrawing,
};

export function ServiceCard({ topic, title, text, benefits, button }: Service) {
  const Drawing = drawings[topic];
  return (
    <li className="service-card" id={topic}>
      <Drawing />
      <h3 className="h3">{title}</h3>
      <p className="text-mute">{text}</p>
      <div>
        <h4 className="eyebrow">Key benefits</h4>
        <ul className="ruled-list">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
      <p className="self-end">
        <a className="button button-quiet" href={`/contact?about=${topic}`}>
          {button}
          <span className="sr-only">: {title}</span>
        </a>
      </p>
    </li>
  );
}
