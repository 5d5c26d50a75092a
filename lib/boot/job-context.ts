import { AsyncLocalStorage } from "node:async_hooks";
import { env } from "@/lib/core/env";
import type { Ctx } from "@/lib/ports/context";
import { runtime } from "@/lib/ports/runtime";

const callSignals = new AsyncLocalStorage<AbortSignal>();

/** The context of durable work: no user, and the signal of the call that runs the step. */
export function jobCtx(): Ctx {
  const { db, providers } = runtime();
  return {
    user: null,
    db,
    providers,
    now: new Date(),
    signal: callSignals.getStore() ?? new AbortController().signal,
    clientAddress: "",
    rateLimitScale: env().RATE_LIMIT_SCALE,
  };
}

/** Runs a call so that `jobCtx()` in it stops when the caller hangs up: a cancelled run, a server that stops. */
export const withSignal = <Result>(signal: AbortSignal, call: () => Result): Result => callSignals.run(signal, call);
