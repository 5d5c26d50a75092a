import { describe, expect, test } from "vitest";
import { config } from "@/proxy";
import { contentSecurityPolicy } from "./content-security-policy";
import { SESSION_PAGES } from "./pages";

const read = (policy: string) =>
  new Map(
    policy.split("; ").map((part) => {
      const [name = "", ...sources] = part.split(" ");
      return [name, sources] as const;
    }),
  );

describe.each([
  ["a page with a nonce", contentSecurityPolicy({ nonce: "abc" })],
  ["a cached page", contentSecurityPolicy("cached")],
])("%s", (_, policy) => {
  const rules = read(policy);

  test("loads nothing from other hosts and cannot be framed", () => {
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    expect(rules.get("connect-src")).toEqual(["'self'"]);
    expect(rules.get("font-src")).toEqual(["'self'"]);
    expect(rules.get("img-src")).toEqual(["'self'", "data:", "blob:"]);
    for (const name of ["object-src", "base-uri", "frame-ancestors"]) expect(rules.get(name)).toEqual(["'none'"]);
    expect(rules.get("form-action")).toEqual(["'self'"]);
  });
});

test("with a nonce no other inline script runs; without one, only our own files and inline ones", () => {
  expect(read(contentSecurityPolicy({ nonce: "abc" })).get("script-src")).toEqual([
    "'self'",
    "'nonce-abc'",
    "'strict-dynamic'",
  ]);
  expect(read(contentSecurityPolicy("cached")).get("script-src")).toEqual(["'self'", "'unsafe-inline'"]);
});

test("what is no page may do nothing at all", () => {
  expect(read(contentSecurityPolicy("none")).get("default-src")).toEqual(["'none'"]);
});

test("https pages ask for everything over https", () => {
  expect(contentSecurityPolicy("cached", { isHttps: true })).toContain("upgrade-insecure-requests");
  expect(contentSecurityPolicy("cached")).not.toContain("upgrade-insecure-requests");
});

test("the proxy runs on exactly the pages that ask who is there", () => {
  expect(config.matcher).toEqual(Object.keys(SESSION_PAGES));
});
