import { bearerToken } from "./bearer";
import { cookieToken } from "./session-cookie";
import { decodeToken, type SessionClaims } from "./session-token";

/** What signing in notes of the browser that does it, and the sessions that the new one takes the place of. */
export type SignInClient = { userAgent: string | null; previousSessions: SessionClaims[] };

/** Nothing is known of it: for verbs that no request stands behind. */
export const UNKNOWN_CLIENT: SignInClient = { userAgent: null, previousSessions: [] };

/** Reads the believed headers of a request. Its bearer and its cookie may be of two sessions: both are over. */
export async function readSignInClient(headers: Headers): Promise<SignInClient> {
  const tokens = [bearerToken(headers), cookieToken(headers)].filter((token) => token !== null);
  const read = await Promise.all([...new Set(tokens)].map((token) => decodeToken(token)));
  return { userAgent: headers.get("user-agent"), previousSessions: read.filter((claims) => claims !== null) };
}
