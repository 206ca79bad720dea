import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { linksIn, textOf } from "../../test/markup.ts";
import RegisterSuccess from "./register-success.tsx";

it("says what happened, what to do, and where to go", () => {
  const page = { id: "page", path: "/", Component: RegisterSuccess };
  const Stub = createRoutesStub([{ id: "root", children: [page] }]);
  const root = { site: { contactEmail: "info@site.example" } };
  const html = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
  expect(textOf(html)).toMatch(/account was created.*verify.*spam folder.*contact support/);
  expect(linksIn(html)).toEqual([
    "info@site.example → mailto:info@site.example",
    "Go to Login → /auth/login",
    "Return to Homepage → /",
  ]);
});
