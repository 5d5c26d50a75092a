import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { DAY_SECONDS } from "@/lib/core/durations";
import { env, requireAuthSecret } from "@/lib/core/env";

export const SESSION_DAYS = 30;

/** `host` marks tokens that behind https are only accepted in the `__Host-` cookie; older releases' tokens lack it. */
const Claims = z.object({ sub: z.uuid(), sid: z.uuid(), host: z.boolean().default(false) });
export type SessionClaims = { userId: string; sessionId: string };
type DecodedToken = SessionClaims & { isHostBound: boolean };

/** An encrypted token that names a session's row. It serves as cookie and as bearer. */
export function encodeToken({ userId, sessionId }: SessionClaims, secret = requireAuthSecret(env())): Promise<string> {
  return encode({ token: { sub: userId, sid: sessionId, host: true }, secret, maxAge: SESSION_DAYS * DAY_SECONDS });
}

/** Decodes one of our tokens; null for one that is forged, truncated, expired or made with another secret. */
export async function decodeToken(token: string, secret = requireAuthSecret(env())): Promise<DecodedToken | null> {
  if (!hasExpectedHeader(token)) return null;
  const { data } = Claims.safeParse(await decode({ token, secret }).catch(() => null));
  return data ? { userId: data.sub, sessionId: data.sid, isHostBound: data.host } : null;
}

/**
 * Whether its header is exactly what `encode` writes. The decoder accepts any algorithm, including one that derives a
 * key in thousands of rounds for any caller.
 */
function hasExpectedHeader(token: string): boolean {
  const [head = ""] = token.split(".", 1);
  return Buffer.from(head, "base64url").toString() === EXPECTED_HEADER;
}

const EXPECTED_HEADER = '{"alg":"dir","enc":"A256GCM"}';
