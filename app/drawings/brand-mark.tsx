import { BRAND_MARK } from "./brand-mark.ts";

/** The mark beside the brand's name; give it its size by CSS. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="-16 -16 32 32" width="28" height="28" aria-hidden="true">
      {BRAND_MARK.map(({ tone, path }) => (
        <path key={tone} className={`tone-${tone}`} d={path} />
      ))}
    </svg>
  );
}
