import { type Database, openDatabase } from "@/db/client";
import type { Providers } from "./context";
import { env } from "./env";
import { chooseProviders } from "./providers/choose";

type Runtime = { db: Database; providers: Providers };

const kept = globalThis as typeof globalThis & { kumquatRuntime?: Runtime };

/** What the whole process shares: one pool and the chosen providers. Kept over hot reloads. */
export function runtime(): Runtime {
  kept.kumquatRuntime ??= open();
  return kept.kumquatRuntime;
}

function open(): Runtime {
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
