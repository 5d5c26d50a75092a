import { expect, test } from "vitest";
import { routeNames } from "./route-names";

const nameOf = routeNames({
  staticRoutes: [{ page: "/guide" }, { page: "/api/guides/email" }],
  dynamicRoutes: [
    { page: "/api/[[...unknown]]", regex: "^/api(?:/(.+?))?(?:/)?$" },
    { page: "/api/guides/[id]", regex: "^/api/guides/([^/]+?)(?:/)?$" },
    { page: "/list/[token]", regex: "^/list/([^/]+?)(?:/)?$" },
  ],
  rewrites: {
    beforeFiles: [{ source: "/favicon.ico", regex: "^/favicon\\.ico(?:/)?$" }],
    afterFiles: [
      { source: "/", regex: "^/(?:/)?$" },
      { source: "/:city(oakland|berkeley)", regex: "^(?:/(oakland|berkeley))(?:/)?$" },
    ],
  },
});

test.each([
  ["/", "/"],
  ["/?claim=secret", "/"],
  ["/guide", "/guide"],
  ["/list/secret", "/list/[token]"],
  ["/api/guides/email?city=Oakland", "/api/guides/email"],
  ["/api/guides/secret", "/api/guides/[id]"],
  ["/api/no/such", "/api/[[...unknown]]"],
  ["/berkeley?q=secret", "/[city]"],
  ["/favicon.ico", "/favicon.ico"],
  ["/_next/static/chunks/a.js", "/_next/"],
  ["/wp-login.php", "unknown"],
  ["/list/secret/more", "unknown"],
  ["", "unknown"],
])("%s is %s", (url, name) => {
  expect(nameOf(url)).toBe(name);
});
