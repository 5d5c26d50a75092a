import fc from "fast-check";
import { expect, test } from "vitest";
import { readXml } from "@/lib/testing/read-xml";
import { escapeXml } from "./xml";

test("any text survives in an element and in an attribute, and stays text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const root = readXml(`<a b="${escapeXml(text)}">${escapeXml(text)}</a>`);
      expect(root).toEqual({ name: "a", attributes: { b: text }, text, children: [] });
    }),
  );
});

test("any bytes, lone surrogates and control characters too, leave a readable document", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void readXml(`<a b="${escapeXml(text)}"/>`)));
  expect(escapeXml("a\u0000b\u001b\ud800c\uffff")).toBe("ab\ufffdc");
});

test("the parser that these tests use does refuse malformed XML", () => {
  for (const bad of ["<a>", "<a></b>", "<a>&</a>", "<a>&nbsp;</a>", "<a/><b/>", "<a>\u0001</a>", "<a b='c'>", "text"]) {
    expect(() => readXml(bad), bad).toThrow();
  }
});
