import { afterAll, beforeAll, expect, test } from "vitest";
import { pictures } from "../../test/images.ts";
import { openTestProject, type TestProject } from "../../test/project.ts";

let project: TestProject;
beforeAll(async () => {
  project = await openTestProject({ uploadLimits: { perMinute: 3 } });
});
afterAll(() => project.close());

test("an address has so many uploads a minute, and may still read and remove", async () => {
  const { token } = await project.createAccount("admin");
  const upload = async (address: string, name: string) => {
    const bucket = project.client({ token, address }).storage.from("blog_images");
    return (await bucket.upload(name, await pictures.png())).error;
  };
  for (const name of ["1.png", "2.png", "3.png"]) expect(await upload("a", name)).toBeNull();
  expect(await upload("a", "4.png")).toMatchObject({ status: 429 });
  expect(await upload("b", "4.png")).toBeNull();
  const bucket = project.client({ token, address: "a" }).storage.from("blog_images");
  expect((await bucket.remove(["1.png"])).data).toHaveLength(1);
});
