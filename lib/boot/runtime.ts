import { type Database, openDatabase } from "@/db/client";
import { chooseProviders } from "@/lib/adapters/choose";
import { env } from "@/lib/core/env";
import type { Providers } from "@/lib/ports/context";

type Runtime = { db: Database; providers: Providers };

const globals = globalThis as typeof globalThis & { kumquatRuntime?: Runtime };

/** What the whole process shares: one pool and the chosen providers. Kept over hot reloads. */
export function runtime(): Runtime {
  globals.kumquatRuntime ??= createRuntime();
  return globals.kumquatRuntime;
}

function createRuntime(): Runtime {
  const url = env().DATABASE_URL;
  if (!url) throw new Error("DATABASE_URL is not set. Start with `npm start`, which brings an embedded database.");
  const { db } = openDatabase(url, { isWatched: true });
  let providers: Providers | undefined;
  return {
    db,
    // Chosen at first use: the health check asks the database alone.
    get providers() {
      providers ??= chooseProviders(env(), db);
      return providers;
    },
  };
}
