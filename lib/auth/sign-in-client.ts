import { bearerToken } from "./bearer";
import { cookieToken } from "./session-cookie";
import { decodeToken, type SessionClaims } from "./session-token";

/** What a sign-in records of its client, and the sessions that the new one replaces. */
export type SignInClient = { userAgent: string | null; previousSessions: SessionClaims[] };

/** For verbs that run without a request. */
export const UNKNOWN_CLIENT: SignInClient = { userAgent: null, previousSessions: [] };

/** Reads a request's trusted headers. Its bearer and its cookie may be two sessions: both end. */
export async function readSignInClient(headers: Headers): Promise<SignInClient> {
  const tokens = [bearerToken(headers), cookieToken(headers)].filter((token) => token !== null);
  const read = await Promise.all([...new Set(tokens)].map((token) => decodeToken(token)));
  return { userAgent: headers.get("user-agent"), previousSessions: read.filter((claims) => claims !== null) };
}
