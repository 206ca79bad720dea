const widths = [400, 800, 1200, 1600];

/** Where a post's image is found: a URL as it is, a stored file by its name, or the stand-in. */
export function coverUrl(featuredImage: string | null): string {
  if (!featuredImage) return "/placeholder-cover.svg";
  return isStored(featuredImage) ? `/images/${encodeURIComponent(featuredImage)}` : featuredImage;
}

type Props = {
  image: string | null;
  title: string;
  /** The width it is shown at, as the sizes attribute has it. */
  sizes: string;
  eager?: boolean;
};

/** A post's featured image, 16:9. */
export function Cover({ image, title, sizes, eager = false }: Props) {
  return (
    <img
      className="cover"
      src={coverUrl(image)}
      {...(image && isStored(image) ? { srcSet: sourceSet(image), sizes } : {})}
      alt={`Cover of “${title}”`}
      width={1600}
      height={900}
      decoding="async"
      {...(eager ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}

function isStored(image: string): boolean {
  return !image.startsWith("http");
}

function sourceSet(name: string): string {
  return widths.map((width) => `/images/${width}/${encodeURIComponent(name)} ${width}w`).join(", ");
}
