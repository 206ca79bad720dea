import type { Testimonial } from "./testimonials.ts";

const star = "M10 1.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z";

export function TestimonialCard({ quote, author, position, company, rating }: Testimonial) {
  return (
    <figure className="grid content-start gap-5 border-t border-edge pt-5">
      <Stars rating={rating} />
      <blockquote className="text-lg/relaxed">
        <p>“{quote}”</p>
      </blockquote>
      <figcaption>
        <span className="font-semibold">{author}</span>
        <span className="block text-mute">
          {position}, {company}
        </span>
      </figcaption>
    </figure>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <svg
      className="h-5 w-28 fill-ink"
      viewBox="0 0 112 20"
      role="img"
      aria-label={`${rating} of 5 stars`}
    >
      {Array.from({ length: rating }, (_, index) => index * 23).map((x) => (
        <path key={x} d={star} transform={`translate(${x} 0)`} />
      ))}
    </svg>
  );
}
