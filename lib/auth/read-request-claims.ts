import { bearerToken } from "./bearer";
import { findCookieToken } from "./session-cookie";
import { decodeToken, type SessionClaims } from "./session-token";

type ClaimsOptions = { appUrl?: string; secret?: string };

/**
 * The session that a request names: by the bearer if there is one, valid or not, else by the cookie. Behind https the
 * cookie's plain name is accepted only for older releases' tokens: any subdomain can set it, and none can make those.
 */
export async function readRequestClaims(headers: Headers, settings: ClaimsOptions = {}): Promise<SessionClaims | null> {
  const bearer = bearerToken(headers);
  const cookie = bearer === null ? findCookieToken(headers, settings.appUrl) : null;
  const token = bearer ?? cookie?.token;
  if (!token) return null;
  const claims = await decodeToken(token, settings.secret);
  return claims?.isHostBound && cookie?.isUnprefixed ? null : claims;
}
