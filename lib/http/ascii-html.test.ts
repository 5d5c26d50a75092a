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

test("a style, and a page that is ASCII already, stay as they are", () => {
  const style = "<style>a::before { content: '→' }</style>";
  expect(asciiHtml(`${style}<p>–</p>`)).toBe(`${style}<p>&#8211;</p>`);
  expect(asciiHtml("<p>plain</p>")).toBe("<p>plain</p>");
});
