import { type Database, openDatabase } from "@/db/client";
import { chooseProviders } from "@/lib/adapters/choose";
import { env } from "@/lib/core/env";
import type { Providers } from "@/lib/ports/context";
import { setRuntime } from "@/lib/ports/runtime";
import { watchPool } from "@/lib/telemetry/metrics";
import { databaseObserver } from "@/lib/telemetry/observe-database";

/**
 * Gives this process its runtime, unless it has one. Each part is made at its first use, since a build may load this
 * and has no database.
 */
export function provideRuntime(): void {
  let database: Database | undefined;
  let providers: Providers | undefined;
  setRuntime({
    get db() {
      database ??= connect();
      return database;
    },
    get providers() {
      providers ??= chooseProviders(env(), this.db);
      return providers;
    },
  });
}

function connect(): Database {
  const url = env().DATABASE_URL;
  if (!url) throw new Error("DATABASE_URL is not set. Start with `npm start`, which brings an embedded database.");
  const { db, counts } = openDatabase(url, { isWatched: true, observer: databaseObserver });
  watchPool(counts);
  return db;
}
