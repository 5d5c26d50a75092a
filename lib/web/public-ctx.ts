import { env } from "@/lib/core/env";
import type { Ctx } from "@/lib/ports/context";
import { runtime } from "@/lib/ports/runtime";

/** The ctx of a public page: without a user, since everybody gets the same page. */
export function publicCtx(): Ctx {
  const { db, providers } = runtime();
  return {
    user: null,
    db,
    providers,
    now: new Date(),
    signal: new AbortController().signal,
    clientAddress: "",
    rateLimitScale: env().RATE_LIMIT_SCALE,
  };
}
