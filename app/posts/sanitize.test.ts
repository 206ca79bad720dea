import { expect, it } from "vitest";
import { renderContent, renderForFeed } from "./markdown.ts";
import { sanitize } from "./sanitize.ts";

const attacks = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg onload=alert(1)>",
  "<svg><script href=data:,alert(1) />",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src onerror=alert(1)&gt;'>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<iframe src=javascript:alert(1)>",
  "<a href=javascript:alert(1)>x</a>",
  "<a href='jAvAsCrIpT:alert(1)'>x</a>",
  "<a href='java\tscript:alert(1)'>x</a>",
  "<a href='&#106;avascript:alert(1)'>x</a>",
  "<a href='data:text/html,<script>alert(1)</script>'>x</a>",
  "<a href='vbscript:msgbox(1)'>x</a>",
  "<a href='//evil.example'>x</a>",
  "<p style='background:url(javascript:alert(1))'>x</p>",
  "<div class='toasts' onclick=alert(1)>x</div>",
  "<form action=//evil.example><input name=password></form>",
  "<object data=x.swf></object><embed src=x.swf>",
  "<base href=//evil.example>",
  "<meta http-equiv=refresh content='0;url=//evil.example'>",
  "<link rel=stylesheet href=//evil.example/x.css>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<template><script>alert(1)</script></template>",
  "<details open ontoggle=alert(1)>",
  "<video><source onerror=alert(1)></video>",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt&colon;alert(1))",
  "[x](data:text/html;base64,PHNjcmlwdD4=)",
  "![x](javascript:alert(1))",
  "![x](data:image/svg+xml,<svg/onload=alert(1)>)",
  '![x](/a.png"onerror="alert(1))',
  '![" onerror=alert(1) x="](/a.png)',
  '[x](/a "\\" onmouseover=\\"alert(1)")',
  "<javascript:alert(1)>",
  '```js" onmouseover="alert(1)\n</code></pre><script>alert(1)</script>\n```',
  "```clock\n</pre><script>alert(1)</script>\n```",
  "| <img src=x onerror=alert(1)> |\n|---|\n| </table><script>alert(1)</script> |",
  '{"a": "</pre><script>alert(1)</script>"}',
  "[x]: javascript:alert(1)\n\n[x]",
];

const elements =
  /^(p|ul|ol|li|blockquote|pre|hr|br|div|a|img|em|strong|del|code|h[2-6]|table|thead|tbody|tr|t[hd])$/;
const attributes =
  /^(href|title|rel|src|alt|loading|decoding|start|tabindex|role|aria-label|class|align)$/;

/** What a browser would make of it, by tag: text between tags can't hold an unescaped "<". */
function expectHarmless(html: string) {
  for (const [, name = "", inside = ""] of html.matchAll(/<\/?([^\s/>]*)((?:"[^"]*"|[^>"])*)>/g)) {
    expect(name).toMatch(elements);
    const rest = inside.replaceAll(/\s+([^\s=]+)="([^"]*)"/g, (_, attribute, value) => {
      expect(attribute).toMatch(attributes);
      if (attribute === "href" || attribute === "src")
        expect(value).toMatch(/^(https?:|mailto:|[^:]*$)/i);
      return "";
    });
    expect(rest.trim()).toMatch(/^\/?$/);
  }
  expect(html.replaceAll(/<\/?([^\s/>]*)((?:"[^"]*"|[^>"])*)>/g, "")).not.toContain("<");
}

it.each(attacks)("leaves nothing that acts of %s", (attack) => {
  for (const block of renderContent(attack)) expectHarmless(block.html);
  expectHarmless(renderForFeed(attack, "https://site.example"));
});

it.each(attacks)("holds by itself, without the renderer's escaping, against %s", (attack) => {
  expectHarmless(sanitize(attack));
});
