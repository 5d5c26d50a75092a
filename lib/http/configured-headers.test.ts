import { readdirSync } from "node:fs";
import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { expect, test } from "vitest";
import nextConfig from "@/next.config";
import { EVERYWHERE, NO_PAGES, oneOf } from "./configured-headers";

const rules = (await nextConfig.headers?.()) ?? [];
/** What has a policy of its own. */
const OTHERS = ["/sw.js", "/embed/guide/[id]"];

const routes = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)route\.tsx?$/.test(file))
  .map((file) => `/${file.replace(/\/?route\.tsx?$/, "").replace(/\([^)]*\)\//g, "")}`);

/** As an address is matched: a segment, or with `*` any number of them. */
const covers = (source: string, route: string): boolean =>
  new RegExp(`^${source.replace(/\/:path\*/, "(/.*)?").replace(/:\w+(?=\/|$)/g, "[^/]+")}$`).test(route);

test("every route that answers no page is named as such", () => {
  expect(routes).toContain("/tiles/[version]/[z]/[x]/[y]");
  const unnamed = routes.filter(
    (route) => !OTHERS.includes(route) && !NO_PAGES.some((source) => covers(source, route)),
  );
  expect(unnamed).toEqual([]);
});

test("the addresses without pages are one source, as each of them by itself", () => {
  const matches = (source: string) => getPathMatch(source, { strict: true, removeUnnamedParams: true });
  const together = matches(oneOf(NO_PAGES));
  for (const route of routes.filter((each) => !OTHERS.includes(each))) expect(together(route), route).toEqual({});
  for (const path of ["/api", "/email/logo.png", "/guide/soup/cover.png", "/favicon.ico", "/tiles/a/1/2/3"])
    expect(together(path), path).toEqual({});
  for (const path of ["/", "/guide/soup", "/email/confirm/x", "/apiary", "/guide/a/b/cover.png", "/x/robots.txt"])
    expect(together(path), path).toBe(false);
});

test("every answer has the security headers from Next's own configuration", () => {
  const everywhere = new Set(
    rules
      .filter(({ source, has }) => (source === EVERYWHERE || source.startsWith("/((?!embed/")) && !has)
      .flatMap(({ headers }) => headers.map(({ key }) => key)),
  );
  expect([...everywhere].sort()).toEqual([
    "content-security-policy",
    "cross-origin-opener-policy",
    "permissions-policy",
    "referrer-policy",
    "x-content-type-options",
    "x-frame-options",
  ]);
});

test("a reader's own page is nobody's to keep", () => {
  const kept = rules.filter(({ headers }) => headers.some(({ key }) => key === "cache-control"));
  const own = kept.filter(({ source }) => source.includes("place"));
  expect(own).toHaveLength(1);
  expect(own.map(({ missing }) => missing?.map(({ key }) => key))).toEqual([
    ["kumquat.session", "__Host-kumquat.session"],
  ]);
});
