import type { Ctx } from "../context";
import { env } from "../env";
import { runtime } from "../runtime";

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
