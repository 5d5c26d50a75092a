import { sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import type { HealthReport } from "@/lib/contracts/health";
import type { Env } from "@/lib/core/env";
import { HAS_MAPBOX } from "@/lib/core/map-library";
import { usesInngest } from "@/lib/jobs/uses-inngest";
import type { Providers } from "@/lib/ports/context";
import { runningVersion } from "./version";

const DATABASE_TIMEOUT_MS = 2_000;

/** The product's health: ok when its database responds within two seconds. Never throws. */
export async function checkHealth(
  { db, providers }: { db: Database; providers: Providers },
  env: Env,
): Promise<HealthReport> {
  const database = await findDatabaseKind(db);
  return {
    status: database === "unavailable" ? "unavailable" : "ok",
    version: runningVersion(env),
    database,
    ai: providers.curator.name === "model" ? "openai" : "house",
    places: providers.places.name,
    mail: providers.mail.name,
    jobs: usesInngest(env) ? "inngest" : "embedded",
    maps: env.MAPBOX_TOKEN && HAS_MAPBOX ? "mapbox" : "maplibre",
  };
}

/** Queried each time, so that the result is never older than the database's last response. */
async function findDatabaseKind(db: Database): Promise<HealthReport["database"]> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<"unavailable">((resolve) => {
    timer = setTimeout(resolve, DATABASE_TIMEOUT_MS, "unavailable");
  });
  const version = db
    .execute<{ version: string }>(sql`select version()`)
    .then(({ rows: [row] }) => (row?.version.includes("emscripten") ? ("embedded" as const) : ("postgres" as const)))
    .catch(() => "unavailable" as const);
  return Promise.race([version, tooLate]).finally(() => clearTimeout(timer));
}
