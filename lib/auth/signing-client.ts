import { bearerToken } from "../http/bearer";
import { sessionCookie } from "./session-cookie";
import { readToken, type SessionClaims } from "./session-token";

/** What signing in notes of the browser that does it, and the sessions that the new one takes the place of. */
export type SigningClient = { userAgent: string | null; heldSessions: SessionClaims[] };

/** Nothing is known of it: for verbs that no request stands behind. */
export const UNKNOWN_CLIENT: SigningClient = { userAgent: null, heldSessions: [] };

/** Reads the believed headers of a request. Its bearer and its cookie may be of two sessions: both are over. */
export async function readSigningClient(headers: Headers): Promise<SigningClient> {
  const tokens = [bearerToken(headers), sessionCookie(headers)].filter((token) => token !== null);
  const read = await Promise.all([...new Set(tokens)].map((token) => readToken(token)));
  return { userAgent: headers.get("user-agent"), heldSessions: read.filter((claims) => claims !== null) };
}
