/**
 * The token of an `Authorization: Bearer` header; "" for the scheme without a token, null without the scheme.
 * A bearer takes precedence: even an invalid one never falls back to the cookie.
 */
export function bearerToken(headers: Headers): string | null {
  const [, scheme, token = ""] = /^\s*(\S+)\s*(.*?)\s*$/.exec(headers.get("authorization") ?? "") ?? [];
  return scheme?.toLowerCase() === "bearer" ? token : null;
}
