import {
  HOURS,
  hoursVisited,
  type Rotation,
  repeatShare,
  turnoverHours,
} from "../drawings/rotation.ts";
import { driftVerdict, hoursAndMinutes, spinsText } from "../drawings/rotation-verdict.ts";
import { RotationWeek } from "../drawings/rotation-week.tsx";
import { dayShift, positionsVisited } from "./category-size.ts";
import { StateMark } from "./readout.tsx";
import { sizeAdvice } from "./size-advice.ts";

/** Below this many hours a song plays several times a day, so some hour has to repeat. */
const FAST_TURNOVER = 5;

/** What becomes of one song of such a category. */
export function TurnoverResult({ rotation }: { rotation: Rotation }) {
  const turnover = turnoverHours(rotation);
  const verdict = driftVerdict(rotation);
  return (
    <div className="turnover-result">
      <div className="grid justify-items-start gap-3">
        <StateMark state={isFree(rotation) ? "ok" : "warning"} />
        <h3 className="h3">{verdict}</h3>
        <p className="lead">{sizeAdvice(rotation)}</p>
        {turnover < FAST_TURNOVER ? (
          <p className="text-mute">
            At a turnover under five hours a song plays several times a day, so look at the minutes
            as well as at the hours.
          </p>
        ) : null}
      </div>
      <figure className="grid content-start gap-3">
        <RotationWeek rotation={rotation} verdict={verdict} />
        <figcaption className="text-mute">
          One song's week, dealt like a card stack with the positions spread evenly over the day.
        </figcaption>
      </figure>
      <dl className="meters">
        <Meter name="Turnover" value={hoursAndMinutes(turnover)} unit="hours" />
        <Meter name="Spins" value={spinsText(rotation)} unit="a week per song" />
        <Meter
          name="Same hour next day"
          value={`${Math.round(repeatShare(rotation) * 100)}%`}
          unit="of a song's hours"
        />
        <Meter name="Day shift" value={String(dayShift(rotation))} unit="positions a day" />
        <Meter
          name="Positions visited"
          value={String(positionsVisited(rotation))}
          unit={`of ${rotation.perDay} a day`}
        />
        <Meter name="Hours reached" value={String(hoursVisited(rotation))} unit="of 24" />
      </dl>
    </div>
  );
}

/** No hour repeats the next day, and none is out of reach. */
const isFree = (rotation: Rotation) =>
  repeatShare(rotation) === 0 && hoursVisited(rotation) === HOURS;

function Meter({ name, value, unit }: { name: string; value: string; unit: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong> {unit}
      </dd>
    </div>
  );
}
