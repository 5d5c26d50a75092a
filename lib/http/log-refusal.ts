import { readRequestClaims } from "@/lib/auth/read-request-claims";
import { logSecurity, type SecurityEvent } from "@/lib/auth/security-log";
import { requestToken } from "@/lib/auth/session";
import { AppError } from "@/lib/core/errors";
import { runtime } from "@/lib/ports/runtime";
import { clientAddress } from "./client-address";
import { endpointName, type Params } from "./endpoint-name";

type RefusedRoute = {
  params: Promise<Params> | undefined;
  /** Where a call needs none, a 401 says something else. */
  needsSession: boolean;
};

/** Puts into the security log what a call was refused for: a right, a limit, a token that opens nothing any more. */
export async function logRefusal(error: unknown, request: Request, route: RefusedRoute): Promise<void> {
  const event = error instanceof AppError ? securityEventFor(error, request, route) : null;
  if (event === null) return;
  const { headers } = request;
  const source = { now: new Date(), clientAddress: clientAddress(headers), providers: runtime().providers };
  // The token says whose it is, or was; who that is now would cost the database a question for each refusal.
  const claims = await readRequestClaims(headers);
  const limit = error instanceof AppError ? error.limit : undefined;
  logSecurity(source, event, { userId: claims?.userId, call: endpointName(request, await route.params), limit });
}

function securityEventFor(
  { code }: AppError,
  { headers }: Request,
  { needsSession }: RefusedRoute,
): SecurityEvent | null {
  if (code === "forbidden") return "access.refused";
  if (code === "too_many") return "limit.refused";
  return code === "unauthenticated" && needsSession && requestToken(headers) ? "session.refused" : null;
}
