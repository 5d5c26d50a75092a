import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { describe, expect, test } from "vitest";
import { CITIES, citySlug } from "@/lib/core/cities";
import { MAGAZINE_FILTERS } from "@/lib/core/magazine-filters";
import { MAP_PAGE, mapHosts } from "@/lib/web/map-hosts";
import { EMAIL_LINK_PAGES, OTHER_PERSONAL_PAGES, SESSION_PAGES } from "@/lib/web/page-access";
import nextConfig from "@/next.config";
import { config } from "@/proxy";
import { contentSecurityPolicy } from "./content-security-policy";

const read = (policy: string) =>
  new Map(
    policy.split("; ").map((part) => {
      const [name = "", ...sources] = part.split(" ");
      return [name, sources] as const;
    }),
  );

describe.each([
  ["a page with a nonce", contentSecurityPolicy({ nonce: "abc" })],
  ["a cached page", contentSecurityPolicy({ hashes: ["'sha256-abc='"] })],
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

test("inline scripts run by nonce or by hash, and no others anywhere", () => {
  expect(read(contentSecurityPolicy({ nonce: "abc" })).get("script-src")).toEqual([
    "'self'",
    "'nonce-abc'",
    "'strict-dynamic'",
  ]);
  const hashes = ["'sha256-abc='", "'sha256-def='"];
  expect(read(contentSecurityPolicy({ hashes })).get("script-src")).toEqual(["'self'", ...hashes]);
  expect(read(contentSecurityPolicy({ hashes: [] })).get("script-src")).toEqual(["'self'"]);
});

test("a page for frames runs nothing, loads our pictures and fonts alone, and is the only one that may be framed", () => {
  const rules = read(contentSecurityPolicy("embed"));
  expect(rules.get("default-src")).toEqual(["'none'"]);
  expect(rules.has("script-src")).toBe(false);
  expect(rules.get("img-src")).toEqual(["'self'"]);
  expect(rules.get("font-src")).toEqual(["'self'"]);
  expect(rules.get("frame-ancestors")).toEqual(["*"]);
});

test("what is no page may do nothing at all", () => {
  expect(read(contentSecurityPolicy("none")).get("default-src")).toEqual(["'none'"]);
});

test("https pages load everything over https", () => {
  expect(contentSecurityPolicy({ hashes: [] }, { isHttps: true })).toContain("upgrade-insecure-requests");
  expect(contentSecurityPolicy({ hashes: [] })).not.toContain("upgrade-insecure-requests");
});

describe("the hosts of a map", () => {
  const connect = (chosen: Parameters<typeof mapHosts>[0]) =>
    read(contentSecurityPolicy({ nonce: "abc" }, { mapHosts: mapHosts(chosen) })).get("connect-src");

  test("are none for the built-in one", () => {
    expect(connect({})).toEqual(["'self'"]);
  });

  test("are Mapbox's with a token, even beside a style", () => {
    const chosen = { MAPBOX_TOKEN: "pk.public", MAP_STYLE_URL: "https://tiles.example/style.json" };
    expect(connect(chosen)).toEqual([
      "'self'",
      "https://api.mapbox.com",
      "https://*.tiles.mapbox.com",
      "https://events.mapbox.com",
    ]);
  });

  test("are a style's own origin, without its path and its key", () => {
    expect(connect({ MAP_STYLE_URL: "https://tiles.example:8443/styles/paper.json?key=abc" })).toEqual([
      "'self'",
      "https://tiles.example:8443",
    ]);
  });

  test("can only bring data and pictures, never scripts", () => {
    const rules = read(contentSecurityPolicy({ nonce: "abc" }, { mapHosts: ["https://tiles.example"] }));
    const naming = [...rules].filter(([, sources]) => sources.includes("https://tiles.example")).map(([name]) => name);
    expect(naming).toEqual(["img-src", "connect-src"]);
  });

  test("belong to a page that the proxy sees", () => {
    expect(config.matcher).toContain(MAP_PAGE);
  });
});

test("the proxy runs on exactly the pages that are made for one request", () => {
  expect(config.matcher).toEqual([...Object.keys(SESSION_PAGES), ...EMAIL_LINK_PAGES, ...OTHER_PERSONAL_PAGES]);
});

test("a city's page that any filter narrows is made for one request, and no other", async () => {
  const rewrites = await nextConfig.rewrites?.();
  const afterFiles = rewrites && !Array.isArray(rewrites) ? (rewrites.afterFiles ?? []) : [];
  for (const slug of CITIES.map(citySlug)) {
    const [shared, narrowed] = afterFiles.filter(({ source }) => getPathMatch(source)(`/${slug}`));
    expect(shared?.destination).toBe(`/city/${slug}`);
    expect(shared?.missing).toEqual(MAGAZINE_FILTERS.map((key) => ({ type: "query", key })));
    expect(narrowed).toEqual({ source: narrowed?.source, destination: "/city/:city/view" });
  }
});
