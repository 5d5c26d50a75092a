import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { DAY_SECONDS } from "@/lib/core/durations";
import { env, requireAuthSecret } from "@/lib/core/env";

export const SESSION_DAYS = 30;

/** `host` marks tokens that behind https come by the `__Host-` cookie alone; those of older releases have none. */
const Claims = z.object({ sub: z.uuid(), sid: z.uuid(), host: z.boolean().default(false) });
export type SessionClaims = { userId: string; sessionId: string };
type DecodedToken = SessionClaims & { isHostBound: boolean };

/** An encrypted token that names a session's row. The same one serves as cookie and as bearer. */
export function encodeToken({ userId, sessionId }: SessionClaims, secret = requireAuthSecret(env())): Promise<string> {
  return encode({ token: { sub: userId, sid: sessionId, host: true }, secret, maxAge: SESSION_DAYS * DAY_SECONDS });
}

/** Reads a token of ours; null for one that is forged, cut, expired or made with another secret. */
export async function decodeToken(token: string, secret = requireAuthSecret(env())): Promise<DecodedToken | null> {
  if (!hasExpectedHeader(token)) return null;
  const { data } = Claims.safeParse(await decode({ token, secret }).catch(() => null));
  return data ? { userId: data.sub, sessionId: data.sid, isHostBound: data.host } : null;
}

/**
 * Whether its head names what `encode` uses, and no more. The decoder takes any algorithm, also one that derives a key
 * in thousands of rounds for whoever asks.
 */
function hasExpectedHeader(token: string): boolean {
  const [head = ""] = token.split(".", 1);
  return Buffer.from(head, "base64url").toString() === EXPECTED_HEADER;
}

const EXPECTED_HEADER = '{"alg":"dir","enc":"A256GCM"}';
