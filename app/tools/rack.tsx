import {
  ClockBuilderReadout,
  LogDoctorReadout,
  TaggerReadout,
  VoicetrackingReadout,
} from "./readouts.tsx";
import { tools } from "./tools-content.ts";

const readouts = {
  "log-doctor": LogDoctorReadout,
  "attribute-tagger": TaggerReadout,
  voicetracking: VoicetrackingReadout,
  "clock-builder": ClockBuilderReadout,
};

/** The four instruments, each with what it reads out of the sample. */
export function Rack() {
  return (
    <ul className="rack">
      {tools.map(({ id, title, text, path }) => {
        const ToolReadout = readouts[id];
        return (
          <li key={id} id={id}>
            <div className="grid content-start gap-3">
              <h3 className="h3">{title}</h3>
              <p className="text-mute">{text}</p>
              {path ? (
                <p>
                  <a className="text-link" href={path}>
                    Open {title}
                  </a>
                </p>
              ) : null}
            </div>
            <ToolReadout />
          </li>
        );
      })}
    </ul>
  );
}
