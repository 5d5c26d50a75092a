import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { SIGNED_IN_COOKIE } from "@/lib/contracts/signed-in-cookie";
import type { Handler } from "./handlers";

type RequestParts = { path: string; headers: Record<string, string>; method?: "HEAD" };
type TransportInput = { path: string; token: string | null; origin: string };

/** A way in which a request can come. */
export type Transport = {
  name: string;
  carry: (sent: TransportInput) => RequestParts;
  /**
   * Whether the credentials are accepted: a write by cookie alone, without an origin or from another site, is refused
   * whoever has sent it.
   */
  isTrusted: boolean;
  /** Next answers prefetches with what is known before the page is rendered: only leaks can be detected. */
  showsOutcome: boolean;
};

const cookies = (token: string | null): Record<string, string> =>
  token === null ? {} : { cookie: `${SIGNED_IN_COOKIE}=1; ${SESSION_COOKIE}=${token}` };
const bearer = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` };
const NAVIGATION = { accept: "text/html,*/*;q=0.8", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
const JSON_TYPE = { accept: "application/json", "content-type": "application/json" };
const withQuery = (path: string, query: string) => `${path}${path.includes("?") ? "&" : "?"}${query}`;

type Carry = (sent: TransportInput) => Partial<RequestParts>;
const transport = (name: string, carry: Carry, of: Partial<Omit<Transport, "name" | "carry">> = {}): Transport => ({
  name,
  isTrusted: true,
  showsOutcome: true,
  ...of,
  carry: (sent) => ({ path: sent.path, headers: {}, ...carry(sent) }),
});

const BY_NAVIGATION = transport("navigation", ({ token }) => ({ headers: { ...cookies(token), ...NAVIGATION } }));
const BY_PAYLOAD = transport("payload", ({ path, token }) => ({
  path: withQuery(path, "_rsc=1r34m"),
  headers: { ...cookies(token), rsc: "1", accept: "*/*" },
}));
const OUTCOME_HIDDEN = { showsOutcome: false };

const PAGE_TRANSPORTS = [
  BY_NAVIGATION,
  BY_PAYLOAD,
  transport("payload without its query", ({ token }) => ({ headers: { ...cookies(token), rsc: "1" } })),
  transport(
    "prefetch",
    ({ path, token }) => ({
      path: withQuery(path, "_rsc=acgkz"),
      headers: { ...cookies(token), rsc: "1", "next-router-prefetch": "1", purpose: "prefetch" },
    }),
    OUTCOME_HIDDEN,
  ),
  ...["/_tree", "/__PAGE__", "/_full"].map((segment) =>
    transport(
      `prefetch of ${segment}`,
      ({ path, token }) => ({
        path: withQuery(path, "_rsc=acgkz"),
        headers: {
          ...cookies(token),
          rsc: "1",
          "next-router-prefetch": "1",
          "next-router-segment-prefetch": segment === "/__PAGE__" ? `${path.split("?")[0]}${segment}` : segment,
        },
      }),
      OUTCOME_HIDDEN,
    ),
  ),
  transport("head", ({ token }) => ({ method: "HEAD", headers: { ...cookies(token), ...NAVIGATION } }), OUTCOME_HIDDEN),
];

const BY_BEARER = transport("bearer", ({ token }) => ({ headers: { ...bearer(token), ...JSON_TYPE } }));
const BY_STREAM = transport("event stream", ({ token }) => ({
  headers: { ...bearer(token), "content-type": "application/json", accept: "text/event-stream" },
}));

const READ_TRANSPORTS = [
  BY_BEARER,
  BY_STREAM,
  BY_NAVIGATION,
  transport("cookie", ({ token }) => ({ headers: { ...cookies(token), ...JSON_TYPE } })),
  transport("cookie from another site", ({ token }) => ({
    headers: { ...cookies(token), ...JSON_TYPE, origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  })),
  transport("payload", ({ path, token }) => ({
    path: withQuery(path, "_rsc=1r34m"),
    headers: { ...bearer(token), accept: "application/json", rsc: "1" },
  })),
  transport("head", ({ token }) => ({ method: "HEAD", headers: { ...bearer(token), ...JSON_TYPE } })),
];

const UNTRUSTED = { isTrusted: false };
const WRITE_TRANSPORTS = [
  BY_BEARER,
  BY_STREAM,
  transport("cookie", ({ token, origin }) => ({ headers: { ...cookies(token), ...JSON_TYPE, origin } })),
  transport("cookie from nowhere", ({ token }) => ({ headers: { ...cookies(token), ...JSON_TYPE } }), UNTRUSTED),
  ...["https://evil.example", "null"].map((origin) =>
    transport(
      `cookie from ${origin}`,
      ({ token }) => ({ headers: { ...cookies(token), ...JSON_TYPE, origin, "sec-fetch-site": "cross-site" } }),
      UNTRUSTED,
    ),
  ),
  transport(
    "form",
    ({ token }) => ({ headers: { ...cookies(token), "content-type": "application/x-www-form-urlencoded" } }),
    UNTRUSTED,
  ),
];

/** Every way in which a page or a call can be requested. */
export function transportsOf({ kind, method }: Handler): readonly Transport[] {
  if (kind === "page") return PAGE_TRANSPORTS;
  return method === "GET" ? READ_TRANSPORTS : WRITE_TRANSPORTS;
}
