import { describe, expect, it } from "vitest";
import { renderContent, renderForFeed } from "./markdown.ts";

const html = (content: string) =>
  renderContent(content)
    .map((block) => block.html)
    .join("");

describe("text", () => {
  it("looks as typed where it holds no Markdown, line ends included", () => {
    expect(html("One < two\nand <b>three</b> & four")).toBe(
      "<p>One &lt; two<br />and &lt;b&gt;three&lt;/b&gt; &amp; four</p>\n",
    );
  });

  it("begins its headings at the second level, whatever was typed", () => {
    expect(html("# A\n\n## B")).toBe("<h2>A</h2>\n<h3>B</h3>\n");
    expect(html("### A\n\n> #### B")).toContain("<h3>B</h3>");
    expect(html("# A\n\n###### B")).toContain("<h6>B</h6>");
  });

  it("marks links that leave the site, and loads images late", () => {
    expect(html("[a](https://example.com)")).toContain('rel="noopener"');
    expect(html("[a](/tools)")).toBe('<p><a href="/tools">a</a></p>\n');
    expect(html("![A clock](/images/a.png)")).toContain(
      '<img alt="A clock" src="/images/a.png" loading="lazy" decoding="async" />',
    );
    expect(html("![](/images/a.png)")).toContain('alt=""');
  });

  it("lets wide tables and code scroll with the keyboard", () => {
    expect(html("| a |\n|--:|\n| 1 |")).toContain(
      '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table>',
    );
    expect(html("```js\n<x>\n```")).toBe('<pre tabindex="0"><code>&lt;x&gt;\n</code></pre>\n');
  });

  it("shows task lists without form fields", () => {
    expect(html("- [x] done")).not.toContain("<input");
  });
});

describe("JSON", () => {
  it("is shown as serialized text when it is an object or an array", () => {
    expect(html('{"a": "<i>"}')).toContain("&#60;i&#62;");
    expect(html("[1, 2]")).toContain('<pre class="serialized" tabindex="0">[1, 2]</pre>');
  });

  it("stays text when it is anything else", () => {
    expect(html("123")).toBe("<p>123</p>\n");
    expect(html('"quoted"')).toContain("<p>");
    expect(html("[a link](/blog) first")).toContain('<a href="/blog">');
  });
});

describe("fenced drawings", () => {
  const content = "Before [x].\n\n```clock\nA 3:30\n```\n\nAfter.\n\n[x]: /x";

  it("stand apart from the text, with their source and a plain form", () => {
    const [before, clock, after] = renderContent(content);
    expect(before?.html).toContain('<a href="/x">x</a>');
    expect(clock).toEqual({
      kind: "drawing",
      language: "clock",
      source: "A 3:30",
      html: '<pre tabindex="0"><code>A 3:30\n</code></pre>\n',
    });
    expect(after?.html).toContain("After.");
  });

  it("are code for feed readers, whose links are absolute", () => {
    const feed = renderForFeed(`${content}\n\n![a](b.png)`, "https://site.example");
    expect(feed).toContain("<code>A 3:30");
    expect(feed).toContain('href="https://site.example/x"');
    expect(feed).toContain('src="https://site.example/b.png"');
  });
});
