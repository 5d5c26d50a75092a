import { expect, test } from "vitest";
import { canonical, sign } from "./sign";

test("a body is signed in its canonical form, without the key's prefix", () => {
  const now = new Date("2026-11-20T16:00:00Z");
  const signed = sign({ b: [1, "é", null], a: { d: undefined, c: true } }, "signkey-prod-secret", now);
  expect(signed).toBe(sign({ a: { c: true }, b: [1, "é", null] }, "secret", now));
  expect(signed).toMatch(/^t=1795190400&s=[0-9a-f]{64}$/);
  expect(signed).not.toBe(sign({ a: { c: false }, b: [1, "é", null] }, "secret", now));
});

test("the canonical form is RFC 8785's", () => {
  expect(canonical({ "\u20ac": 1, "\r": 2, "1": 3, a: [4.5, 1e30, "\u000f"] })).toBe(
    '{"\\r":2,"1":3,"a":[4.5,1e+30,"\\u000f"],"€":1}',
  );
});
