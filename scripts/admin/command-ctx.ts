import type { Database } from "@/db/client";
import { chooseProviders } from "@/lib/adapters/choose";
import { env } from "@/lib/core/env";
import type { Ctx } from "@/lib/ports/context";
import type { CommandContext } from "./command";

/** A verb's ctx for a call from the terminal: nobody is signed in. */
export function commandCtx({ db, signal }: Pick<CommandContext, "signal"> & { db: Database }): Ctx {
  const settings = env();
  return {
    db,
    signal,
    user: null,
    now: new Date(),
    clientAddress: "",
    providers: chooseProviders(settings, db),
    rateLimitScale: settings.RATE_LIMIT_SCALE,
  };
}
