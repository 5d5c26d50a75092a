import { expect, test } from "vitest";
import { asciiHtml } from "./ascii-html";

test("text and attributes take character references, one for a character of two units", () => {
  expect(asciiHtml('<p title="Café">Jo’s 🍊</p>')).toBe('<p title="Caf&#233;">Jo&#8217;s &#127818;</p>');
});

test("scripts take escapes, which mean the same there", () => {
  const text = 'Jo’s 🍊 "é"';
  const script = asciiHtml(`<script>self.__next_f.push(${JSON.stringify([1, text])})</script><p>é</p>`);
  expect(script).toMatch(/^[ -~]+<p>&#233;<\/p>$/);
  const [, json = ""] = /push\((.*)\)</.exec(script) ?? [];
  expect(JSON.parse(json)).toEqual([1, text]);
});

test("what React holds against its own text stays: a style, and data", () => {
  const page = '<style>a::before { content: \'→\' }</style><script type="application/ld+json">{"a":"é"}</script>';
  expect(asciiHtml(`${page}<p>–</p>`)).toBe(`${page}<p>&#8211;</p>`);
});

test("a page that is ASCII already stays as it is", () => {
  expect(asciiHtml("<p>plain</p>")).toBe("<p>plain</p>");
});
