import { BrandMark } from "../drawings/brand-mark.tsx";

/** The wordmark with its hour wheel. */
export function Brand() {
  return (
    <a className="brand" href="/">
      <BrandMark />
      Music Director
    </a>
  );
}
