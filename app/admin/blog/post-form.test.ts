import { describe, expect, it } from "vitest";
import { checkForm } from "../../forms/check-form.ts";
import { isReadable, storedContent } from "./content-rule.ts";
import { applyFilter } from "./entry-filter.ts";
import { judgeFile, storedName } from "./image-rules.ts";
import { postSchema } from "./post-schema.ts";
import { readPostForm } from "./post-values.ts";
import { describeLength } from "./reading-time.ts";
import { slugify } from "./slugify.ts";
import { tableDate } from "./table-date.ts";
import { topicSlug } from "./topics.ts";

describe("slugs", () => {
  it.each([
    ["Hello, World! 2025", "hello-world-2025"],
    ["A&B_c  d", "ab_c-d"],
    ["Hot-AC Clocks", "hotac-clocks"],
    ["  Café ", "caf"],
    ["— Clocks —", "clocks"],
    ["!!!", ""],
  ])("231: %j becomes %j", (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it("of topics keep every script's letters apart", () => {
    expect(["Hot AC", "Ночь", "!!!"].map(topicSlug)).toEqual(["hot-ac", "ночь", "!!!"]);
  });
});

describe("content", () => {
  it.each(["123", "true", "null", '"text"', "{not json", " # One\n", "a\tb", "😀 \u202e", "{}x"])(
    "235: %j is stored as typed",
    (text) => expect(storedContent(text)).toBe(text),
  );

  it.each(['{ "a": [1, 2] }', "[ ]", '\n{"__proto__": {"a": "\\u0000"}}'])(
    "235, 245: %j is stored as its JSON text, which saves back unchanged",
    (text) => {
      const stored = storedContent(text);
      expect(JSON.parse(stored)).toEqual(JSON.parse(text));
      expect(storedContent(stored)).toBe(stored);
    },
  );

  it("keeps line ends as \\n, and notices JSON that is too deep to be read", () => {
    expect(storedContent("a\r\nb\rc\n")).toBe("a\nb\nc\n");
    expect(isReadable("[".repeat(200_000) + "]".repeat(200_000))).toBe(false);
    expect(isReadable("[[]]")).toBe(true);
  });
});

describe("the form", () => {
  const good = { title: "T", slug: "s", excerpt: "", featuredImage: "", content: "c" };
  function errorsOf(changes: Record<string, string>) {
    const form = new FormData();
    const values = { ...good, status: "draft", ...changes };
    for (const [name, value] of Object.entries(values)) form.append(name, value);
    const checked = checkForm(postSchema, form);
    return checked.ok ? {} : checked.errors;
  }

  it.each([
    [{ title: " " }, { title: "Title is required" }],
    [{ title: "x".repeat(256) }, { title: "Title is too long" }],
    [{ title: "😀".repeat(255) }, {}],
    [{ slug: "" }, { slug: "Slug is required" }],
    [{ slug: "x".repeat(256) }, { slug: "Slug is too long" }],
    [{ slug: ".." }, { slug: "Slug can't be used in an address" }],
    [{ excerpt: "x".repeat(501) }, { excerpt: "Excerpt is too long" }],
    [{ excerpt: "\r\n".repeat(500) }, {}],
    [{ content: "" }, { content: "Content is required" }],
    [{ content: "a\0b" }, { content: "Content contains characters that can't be stored" }],
    [
      { status: "gone" },
      { status: "Invalid enum value. Expected 'draft' | 'published', received 'gone'" },
    ],
  ])("225–229: %j gives %j", (changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors);
  });

  it("refuses broken surrogate pairs", () => {
    const result = postSchema.safeParse({ ...good, status: "draft", content: "\ud800" });
    expect(result.success).toBe(false);
  });

  it("names new topics once each, separated by commas", () => {
    const form = new FormData();
    form.append("newTags", " one,two , ,one");
    form.append("newTags", "three  four");
    expect(readPostForm(form).newTags).toEqual(["one", "two", "three four"]);
  });
});

it("212–213: shows dates with short months, and says where there is none", () => {
  expect(tableDate("2025-05-01T12:00:00Z", "UTC")).toBe("May 01, 2025");
  expect(tableDate(null, "UTC")).toBe("N/A");
  expect(tableDate("soon", "UTC")).toBe("Invalid date");
});

it("246–247, 249: takes images up to 5 MB and names them by the time", () => {
  const size = 5 * 1024 * 1024;
  expect(judgeFile({ type: "image/png", size })).toBeNull();
  expect(judgeFile({ type: "image/png", size: size + 1 })?.title).toBe("File too large");
  expect(judgeFile({ type: "text/html", size: 1 })?.title).toBe("Invalid file type");
  expect(storedName("../../A b.JPEG", 1746)).toBe("1746.jpeg");
  expect(storedName("noname", 1746)).toBe("1746.png");
});

it("counts words and minutes", () => {
  expect(describeLength("")).toBe("0 words · 0 minutes to read");
  expect(describeLength("# One\n\ntwo **three**")).toBe("3 words · 1 minute to read");
});

it("finds posts by words of title, slug and author, in the order asked for", () => {
  const entry = { slug: "x", status: "draft", date: null, author: "Ada" };
  const posts = ["Beta", "alpha", "Gamma"].map((title) => ({ ...entry, id: title, title }));
  const titles = (filter: { search: string; status: string; sort: string }) =>
    applyFilter(posts, filter).map(({ title }) => title);
  expect(titles({ search: "", status: "", sort: "title" })).toEqual(["alpha", "Beta", "Gamma"]);
  expect(titles({ search: "ada GAM", status: "draft", sort: "created" })).toEqual(["Gamma"]);
  expect(titles({ search: "", status: "published", sort: "" })).toEqual([]);
});
