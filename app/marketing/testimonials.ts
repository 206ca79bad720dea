/*
 * SAMPLE COPY, TO BE REPLACED with what real clients say before the site goes public.
 * No person and no station here exists.
 */
export type Testimonial = {
  quote: string;
  author: string;
  position: string;
  company: string;
  /** Stars out of five. */
  rating: number;
};

export const testimonials: Testimonial[] = [
  {
    quote:
      "Our powers used to land in the same hour three days running. Now the rotation drifts the way it should, and I have stopped moving songs by hand on Sunday night.",
    author: "Dana Whitlock",
    position: "Program Director",
    company: "Sample Hot AC station",
  },
  {
    quote:
      "Four people had coded our library over eleven years. They recoded all of it with one pair of ears, and left us two pages that say how to keep it that way.",
    author: "Marcus Oyelaran",
    position: "Music Director",
    company: "Sample Classic Hits station",
  },
  {
    quote:
      "Six sessions on my own log, in my own software. By the fourth one I was explaining to them why the midday clock was wrong.",
    author: "Priya Lindqvist",
    position: "Assistant Music Director",
    company: "Sample Country station",
  },
].map((testimonial) => ({ ...testimonial, rating: 5 }));
