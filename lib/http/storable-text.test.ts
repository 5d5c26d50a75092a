import fc from "fast-check";
import { expect, test } from "vitest";
import { findUnstorableText, isUnstorableUrl } from "./storable-text";

test("text that a database can't hold is found by its field, however deep, in keys too", () => {
  expect(findUnstorableText({ name: "a\0b" })).toBe("name");
  expect(findUnstorableText({ a: { tags: ["fine", ["\ud800na"]] } })).toBe("tags");
  expect(findUnstorableText({ a: { "\0": 1 } })).toBe("a");
  expect(findUnstorableText("\udc00")).toBe("");
  expect(findUnstorableText({ a: [1, null, true, "phở 🍊 \u{10ffff} \ufffd"], b: {} })).toBeUndefined();
});

test("a body as deep as it is long is walked all the same", () => {
  const depth = 30_000;
  expect(findUnstorableText(JSON.parse(`${"[".repeat(depth)}"\\u0000"${"]".repeat(depth)}`))).toBe("");
});

test("what is found is what JSON, or an address, would bring there", () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: "binary" }), (text) => {
      const holds = /\\u0000|\\ud[89a-f]/i.test(JSON.stringify(JSON.parse(text)));
      expect(findUnstorableText(JSON.parse(text)) !== undefined).toBe(holds);
    }),
  );
});

test.each(["/guide/%00", "/a?b=x%00y", "/guide/%ED%A0%80", "/a?b=%ed%bf%bf", "/guide/%25ED%25A0%2580"])(
  "%s names such text",
  (address) => expect(isUnstorableUrl(address)).toBe(true),
);

test.each(["/", "/guide/ph%E1%BB%9F", "/a?b=%F0%9F%8D%8A", "/a?b=%ED%95%9C", "/a?b=%2500", "/a?b=100%", "/%E0%A4%A"])(
  "%s does not",
  (address) => expect(isUnstorableUrl(address)).toBe(false),
);
