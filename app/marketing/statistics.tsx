import type { ReactNode } from "react";
import { formats, stationsServed, support, yearsInRadio } from "./about-content.ts";
import { Dots, Face, Ticks, WeekCells } from "./counted-drawings.tsx";

/** Four figures, each drawn so that it can be counted. */
export function Statistics() {
  return (
    <ul className="statistics">
      <Statistic {...yearsInRadio}>
        <Ticks count={yearsInRadio.count} />
      </Statistic>
      <Statistic {...stationsServed}>
        <Dots count={stationsServed.count} />
      </Statistic>
      <Statistic {...support}>
        <WeekCells />
      </Statistic>
      <Statistic {...formats} wide>
        <ol className="format-list">
          {formats.names.map((name, index) => (
            <li key={name}>
              <Face hour={index + 1} />
              {name}
            </li>
          ))}
        </ol>
      </Statistic>
    </ul>
  );
}

type Props = {
  figure: string;
  label: string;
  text: string;
  wide?: boolean;
  children: ReactNode;
};

function Statistic({ figure, label, text, wide = false, children }: Props) {
  return (
    <li className={wide ? "statistic statistic-wide" : "statistic"}>
      <div className="statistic-text">
        <p className="statistic-figure">
          <strong>{figure}</strong> {label}
        </p>
        <p className="text-mute">{text}</p>
      </div>
      <div className="statistic-drawing">{children}</div>
    </li>
  );
}
