import type { Database } from "@/db/client";
import type { Ctx } from "@/lib/context";
import { env } from "@/lib/env";
import { chooseProviders } from "@/lib/providers/choose";
import type { Surroundings } from "./command";

/** The world as a verb sees it when it is called from the terminal: nobody is signed in. */
export function commandCtx({ db, signal }: Pick<Surroundings, "signal"> & { db: Database }): Ctx {
  const settings = env();
  return {
    ...{ db, signal, user: null, now: new Date(), clientAddress: "" },
    providers: chooseProviders(settings, db),
    rateLimitScale: settings.RATE_LIMIT_SCALE,
  };
}
