import { expect, test } from "vitest";
import { canonicalJson, isSignedByRunner, sign } from "./signature";

test("a body is signed in its canonical form, without the key's prefix", () => {
  const now = new Date("2026-11-20T16:00:00Z");
  const signed = sign({ b: [1, "é", null], a: { d: undefined, c: true } }, "signkey-prod-secret", now);
  expect(signed).toBe(sign({ a: { c: true }, b: [1, "é", null] }, "secret", now));
  expect(signed).toMatch(/^t=1795190400&s=[0-9a-f]{64}&c=[0-9a-f]{64}$/);
  expect(signed).not.toBe(sign({ a: { c: false }, b: [1, "é", null] }, "secret", now));
});

test("the canonical form is RFC 8785's", () => {
  expect(canonicalJson({ "\u20ac": 1, "\r": 2, "1": 3, a: [4.5, 1e30, "\u000f"] })).toBe(
    '{"\\r":2,"1":3,"a":[4.5,1e+30,"\\u000f"],"€":1}',
  );
});

test("the header alone proves the runner: by its key, for five minutes, whatever the body", () => {
  const now = new Date("2026-11-20T16:00:00Z");
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const header = sign({ a: 1 }, "signkey-embedded-secret", now);
  expect(isSignedByRunner(header, "signkey-embedded-secret", later(4))).toBe(true);
  expect(isSignedByRunner(header, "signkey-embedded-secret", later(6))).toBe(false);
  expect(isSignedByRunner(header, "signkey-embedded-secret", later(-6))).toBe(false);
  expect(isSignedByRunner(header, "signkey-embedded-another", now)).toBe(false);
  for (const made of ["", "t=1&s=2", "t=x&c=", header.replace(/&c=.*/, ""), header.replace("t=1", "t=2")]) {
    expect(isSignedByRunner(made, "signkey-embedded-secret", now), made).toBe(false);
  }
});
