import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { SIGNED_IN_COOKIE } from "@/lib/auth/signed-in-cookie";
import type { Handler } from "./handlers";

type Way = { path: string; headers: Record<string, string>; method?: "HEAD" };
type Sent = { path: string; token: string | null; origin: string };

/** A way in which a request can come. */
export type Transport = {
  name: string;
  carry: (sent: Sent) => Way;
  /**
   * Whether what it says of who asks is believed: a write by the cookie alone, from nowhere or from another site, is
   * refused whoever has sent it.
   */
  isBelieved: boolean;
  /** Next answers prefetches with what can be shown before the page is made: only what leaks can be told apart. */
  showsOutcome: boolean;
};

const cookies = (token: string | null): Record<string, string> =>
  token === null ? {} : { cookie: `${SIGNED_IN_COOKIE}=1; ${SESSION_COOKIE}=${token}` };
const bearer = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` };
const NAVIGATION = { accept: "text/html,*/*;q=0.8", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
const JSON_TYPE = { accept: "application/json", "content-type": "application/json" };
const withQuery = (path: string, query: string) => `${path}${path.includes("?") ? "&" : "?"}${query}`;

type Carry = (sent: Sent) => Partial<Way>;
const way = (name: string, carry: Carry, of: Partial<Omit<Transport, "name" | "carry">> = {}): Transport => ({
  ...{ name, isBelieved: true, showsOutcome: true, ...of },
  carry: (sent) => ({ path: sent.path, headers: {}, ...carry(sent) }),
});

const BY_NAVIGATION = way("navigation", ({ token }) => ({ headers: { ...cookies(token), ...NAVIGATION } }));
const BY_PAYLOAD = way("payload", ({ path, token }) => ({
  path: withQuery(path, "_rsc=1r34m"),
  headers: { ...cookies(token), rsc: "1", accept: "*/*" },
}));
const HALF_SHOWN = { showsOutcome: false };

const PAGE_TRANSPORTS = [
  BY_NAVIGATION,
  BY_PAYLOAD,
  way("payload without its query", ({ token }) => ({ headers: { ...cookies(token), rsc: "1" } })),
  way(
    "prefetch",
    ({ path, token }) => ({
      path: withQuery(path, "_rsc=acgkz"),
      headers: { ...cookies(token), rsc: "1", "next-router-prefetch": "1", purpose: "prefetch" },
    }),
    HALF_SHOWN,
  ),
  ...["/_tree", "/__PAGE__", "/_full"].map((segment) =>
    way(
      `prefetch of ${segment}`,
      ({ path, token }) => ({
        path: withQuery(path, "_rsc=acgkz"),
        headers: {
          ...{ ...cookies(token), rsc: "1", "next-router-prefetch": "1" },
          "next-router-segment-prefetch": segment === "/__PAGE__" ? `${path.split("?")[0]}${segment}` : segment,
        },
      }),
      HALF_SHOWN,
    ),
  ),
  way("head", ({ token }) => ({ method: "HEAD", headers: { ...cookies(token), ...NAVIGATION } }), HALF_SHOWN),
];

const BY_BEARER = way("bearer", ({ token }) => ({ headers: { ...bearer(token), ...JSON_TYPE } }));
const BY_STREAM = way("event stream", ({ token }) => ({
  headers: { ...bearer(token), "content-type": "application/json", accept: "text/event-stream" },
}));

const READ_TRANSPORTS = [
  BY_BEARER,
  BY_STREAM,
  BY_NAVIGATION,
  way("cookie", ({ token }) => ({ headers: { ...cookies(token), ...JSON_TYPE } })),
  way("cookie from another site", ({ token }) => ({
    headers: { ...cookies(token), ...JSON_TYPE, origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  })),
  way("payload", ({ path, token }) => ({
    path: withQuery(path, "_rsc=1r34m"),
    headers: { ...bearer(token), accept: "application/json", rsc: "1" },
  })),
  way("head", ({ token }) => ({ method: "HEAD", headers: { ...bearer(token), ...JSON_TYPE } })),
];

const UNBELIEVED = { isBelieved: false };
const WRITE_TRANSPORTS = [
  BY_BEARER,
  BY_STREAM,
  way("cookie", ({ token, origin }) => ({ headers: { ...cookies(token), ...JSON_TYPE, origin } })),
  way("cookie from nowhere", ({ token }) => ({ headers: { ...cookies(token), ...JSON_TYPE } }), UNBELIEVED),
  ...["https://evil.example", "null"].map((origin) =>
    way(
      `cookie from ${origin}`,
      ({ token }) => ({ headers: { ...cookies(token), ...JSON_TYPE, origin, "sec-fetch-site": "cross-site" } }),
      UNBELIEVED,
    ),
  ),
  way(
    "form",
    ({ token }) => ({ headers: { ...cookies(token), "content-type": "application/x-www-form-urlencoded" } }),
    UNBELIEVED,
  ),
];

/** Every way in which a page or a call can be asked for. */
export function transportsOf({ kind, method }: Handler): readonly Transport[] {
  if (kind === "page") return PAGE_TRANSPORTS;
  return method === "GET" ? READ_TRANSPORTS : WRITE_TRANSPORTS;
}
