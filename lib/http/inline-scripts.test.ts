import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { inlineScripts } from "./inline-scripts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const page = (...scripts: string[]) => `<html><body><p>phở</p>${scripts.join("<p>🍊</p>")}</body></html>`;

const START = "(self.__next_f=self.__next_f||[]).push([0])";
const DATA = 'self.__next_f.push([1,"1:[\\"$\\",\\"p\\",null,{\\"children\\":\\"phở \\u003c/script>\\"}]\\n"])';
const CHUNKS =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[49]});\n';

test("the scripts that a page of Next's hydrates from are named, each once, byte for byte", () => {
  const html = page(
    '<script src="/_next/static/chunks/a.js" async=""></script>',
    `<script id="_R_">${CHUNKS}</script>`,
    `<script>${START}</script><script>${DATA}</script><script>${DATA}</script>`,
    '<script type="application/ld+json">{"name":"Kumquat"}</script>',
  );
  expect(inlineScripts(html)).toEqual([hash(CHUNKS), hash(START), hash(DATA)]);
});

test.each([
  "alert(1)",
  "self.__next_f.push([1,alert(1)])",
  "self.__next_f.push([1]);alert(1);([1])",
  'self.__next_f.push([1,"x"]),alert(1)',
  "self.__next_f.push(...[alert(1)])",
  "self.__next_f.push([1,`alert(1)`])",
  `${START};alert(1)`,
  "/**/self.__next_f.push([1])",
])("a script that does anything is not named, though it stands in the page: %s", (script) => {
  expect(inlineScripts(page(`<script>${script}</script>`))).toEqual([]);
});

test("whatever text is handed over, it is data or it is not named", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const named = inlineScripts(page(`<script>self.__next_f.push(${text})</script>`));
      if (named.length > 0) JSON.parse(text);
    }),
  );
});

test("a header is never filled with them: a page with too many runs none", () => {
  const scripts = (count: number) =>
    Array.from({ length: count }, (_, i) => `<script>self.__next_f.push([${i}])</script>`);
  expect(inlineScripts(page(...scripts(40))).join(" ").length).toBeLessThan(2_200);
  expect(inlineScripts(page(...scripts(41)))).toEqual([]);
});
