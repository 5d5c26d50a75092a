/**
 * The token of an `Authorization: Bearer` header; "" when the scheme is there without one, null when it is not.
 * Whoever sends a bearer is known by it alone: even a bad one never falls back to the cookie.
 */
export function bearerToken(headers: Headers): string | null {
  const [, scheme, token = ""] = /^\s*(\S+)\s*(.*?)\s*$/.exec(headers.get("authorization") ?? "") ?? [];
  return scheme?.toLowerCase() === "bearer" ? token : null;
}
