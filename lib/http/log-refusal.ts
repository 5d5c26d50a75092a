import { readRequestClaims } from "../auth/request-claims";
import { logSecurity, type SecurityEvent } from "../auth/security-log";
import { requestToken } from "../auth/session";
import { AppError } from "../errors";
import { runtime } from "../runtime";
import { callName, type Params } from "./call-name";
import { clientAddress } from "./client-address";

type Route = {
  params: Promise<Params> | undefined;
  /** Where a call needs none, a 401 says something else. */
  needsSession: boolean;
};

/** Puts into the security log what a call was refused for: a right, a limit, a token that opens nothing any more. */
export async function logRefusal(error: unknown, request: Request, route: Route): Promise<void> {
  const event = error instanceof AppError ? eventOf(error, request, route) : null;
  if (event === null) return;
  const { headers } = request;
  const asked = { now: new Date(), clientAddress: clientAddress(headers), providers: runtime().providers };
  // The token says whose it is, or was; who that is now would cost the database a question for each refusal.
  const claims = await readRequestClaims(headers);
  const limit = error instanceof AppError ? error.limit : undefined;
  logSecurity(asked, event, { userId: claims?.userId, call: callName(request, await route.params), limit });
}

function eventOf({ code }: AppError, { headers }: Request, { needsSession }: Route): SecurityEvent | null {
  if (code === "forbidden") return "access.refused";
  if (code === "too_many") return "limit.refused";
  return code === "unauthenticated" && needsSession && requestToken(headers) ? "session.refused" : null;
}
