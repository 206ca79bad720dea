import type { Tone } from "./codes.ts";
import { hatchRect } from "./strip.ts";

interface Props {
  x: number;
  y: number;
  width: number;
  height: number;
  tone: Tone;
}

/** One position of a log as a block in its category's color; a stopset is hatched. */
export function Slot({ tone, ...box }: Props) {
  if (tone !== "stopset") return <rect className={`tone-${tone}`} {...box} />;
  return (
    <g className="tone-stopset">
      <rect {...box} />
      <path d={hatchRect(box.x, box.y, box.width, box.height)} />
    </g>
  );
}
