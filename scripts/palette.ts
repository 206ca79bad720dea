import { readFileSync } from "node:fs";

const light = readFileSync("app/tokens.css", "utf8").split("@media")[0] ?? "";

/** A color token of the light scheme; pictures can't follow the reader's scheme. */
export function lightColor(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(light)?.[1];
  if (!value) throw new Error(`app/tokens.css has no light --${name}.`);
  return value;
}
