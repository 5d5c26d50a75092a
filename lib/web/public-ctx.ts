import { env } from "@/lib/core/env";
import type { Ctx } from "@/lib/ports/context";
import { runtime } from "@/lib/ports/runtime";

/** The world as a public page sees it: nobody in particular is asking, and everybody gets the same. */
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
