import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PostTitle } from "./post-title.tsx";

const render = (title: string) => renderToStaticMarkup(<PostTitle title={title} />);

it("keeps short compounds together and leaves the text as it is", () => {
  expect(render("What the three-minute quarter-hour changes")).toBe(
    'What the <span class="compound">three-minute</span> <span class="compound">quarter-hour</span> changes',
  );
});

it("leaves long compounds, dashes and plain titles alone", () => {
  for (const title of ["a not-so-very-short-compound", "Clocks - a start", "Clocks", ""]) {
    expect(render(title)).toBe(title);
  }
});
