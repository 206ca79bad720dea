import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../../test/engines.ts";
import type { Account, TestProject } from "../../../test/project.ts";
import { randomJson, randomText, seededRandom } from "../../../test/random-texts.ts";
import { checkForm } from "../../forms/check-form.ts";
import type { Backend } from "../../session/backend.ts";
import { findManuscript } from "./manuscripts.ts";
import { postSchema } from "./post-schema.ts";
import { readPostForm } from "./post-values.ts";
import { createPost, updatePost } from "./save-post.ts";

const cases = 1000;
const seed = 20261121;

const asTyped: Record<string, string> = {
  null: "null",
  true: "true",
  "a number": "123",
  "a number no program holds": "123456789012345678901234567890.10",
  "a quoted text": '"text"',
  emoji: "😀 👩‍👩‍👧‍👦 🏴‍☠️ 🇨🇭 ☎️",
  "text from right to left": "שלום עולם \u202eabc\u202c مرحبا",
  "spaces around it": "  \t text \n\n ",
  "nothing visible": "\u200b\u2060\ufeff",
  "control characters": "\u0001\u0007\b\u001b[31m\u007f\u009f",
  "a script": "<script>alert('x')</script><img src=x onerror=alert(1)>",
  "half of a JSON text": '{"a": [1, 2',
  "JSON after a text": 'Look: {"a": 1}',
  "two JSON texts": "{}{}",
  "Markdown's corners":
    "# \n#x\n***\n___\n\\*not\\* **a*b**c*\n\n    code\n\t tab\n- \n1) x\n~~~\nopen",
  "a table and references": "|a|\n|-|\n|\\||\n[x][y]\n\n[y]: <a b> (t)\n[^1]: note",
  "two spaces at a line's end": "one  \ntwo\\\nthree",
  "escapes that mean something to somebody": "\\u0000 \\x00 %00 &#0; $1 {{x}} %s \\N \\. E'\\n'",
  "one megabyte": "Ein Satz über Rotation. ☎️ ".repeat(1_000_000 / 27),
};

const jsonTexts: Record<string, string> = {
  "an object": '{ "a" : [1, 2.50, -0, 1e3], "b": null }',
  "an array": "[ ]",
  "names that programs trip over": '{"__proto__":{"x":1},"constructor":1,"":2," ":3,"10":4,"9":5}',
  "escaped characters": '["\\u0000", "\\ud83d\\ude00", "\\ud800", "\\/", "</script>"]',
  "deep JSON": `${'{"a":['.repeat(500)}1${"]}".repeat(500)}`,
  "a megabyte of JSON": JSON.stringify(Array.from({ length: 40_000 }, (_, id) => ({ id, x: "ü" }))),
};

describe.each(engines)("the content of a post on $engine", ({ open }) => {
  let project: TestProject;
  let author: Account;
  let db: Backend;
  beforeAll(async () => {
    project = await open();
    author = await project.createAccount("admin");
    db = project.client({ token: author.token });
  });
  afterAll(() => project.close());

  /** Sends a form as a browser does, and returns what the edit form would hold then. */
  async function save(content: string, id: string = randomUUID(), updatedAt = "") {
    const form = new FormData();
    const fields = { id, updatedAt, title: "T", slug: id, excerpt: "", featuredImage: "" };
    for (const [name, value] of Object.entries({ ...fields, status: "draft", content })) {
      form.append(name, value);
    }
    const sent = await new Response(form).formData();
    const checked = checkForm(postSchema, sent);
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    const submission = { post: checked.data, values: readPostForm(sent), authorId: author.id };
    if (updatedAt) expect(await updatePost(db, id, submission)).toBe("saved");
    else await createPost(db, submission);
    const found = await findManuscript(db, id);
    if (!found) throw new Error("The post is not there");
    return found;
  }

  test.each(Object.entries(asTyped))("A10: %s comes back exactly as typed", async (_, text) => {
    expect((await save(text)).content).toBe(text);
  });

  test.each(Object.entries(jsonTexts))("A10, 245: %s comes back as equal JSON", async (_, text) => {
    const first = await save(text);
    expect(first.content).toBe(JSON.stringify(JSON.parse(text)));
    expect((await save(first.content, first.id, first.updatedAt)).content).toBe(first.content);
  });

  test(`A10: so do ${cases} generated texts and JSON documents (seed ${seed})`, async () => {
    const random = seededRandom(seed);
    const texts = Array.from({ length: cases }, (_, index) =>
      index % 4 === 0 ? randomJson(random) : randomText(random),
    );
    const roundTrip = async () => {
      for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
        expect((await save(text)).content).toBe(expected(text));
      }
    };
    await Promise.all(Array.from({ length: 8 }, roundTrip));
  }, 120_000);
});

test.each([
  ["NUL", "a\0b"],
  ["half of a surrogate pair", "a\ud83d b"],
  ["the other half", "\ude00"],
])("A10: %s is refused at its field", (_, content) => {
  const fields = { title: "T", slug: "s", excerpt: "", featuredImage: "", status: "draft" };
  const result = postSchema.safeParse({ ...fields, content });
  expect(result.error?.issues).toMatchObject([
    { path: ["content"], message: "Content contains characters that can't be stored" },
  ]);
});

/** What the specification asks for: JSON documents as their JSON text, the rest with plain line ends. */
function expected(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return JSON.stringify(value);
  } catch {
    // No JSON: a text.
  }
  return text.replaceAll("\r\n", "\n").replaceAll("\r", "\n");
}
