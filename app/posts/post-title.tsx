/** Longer ones would leave too ragged a line before them. */
const SHORT = 14;
const COMPOUND = /(\p{L}+(?:-\p{L}+)+)/u;

/** A post's title in display type, its short compounds ("quarter-hour") not broken at the hyphen. */
export function PostTitle({ title }: { title: string }) {
  return title.split(COMPOUND).map((part, index) =>
    index % 2 === 1 && part.length <= SHORT ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a title's parts never change places
      <span key={index} className="compound">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
