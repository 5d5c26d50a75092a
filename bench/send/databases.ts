import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@/db/migrate";
import { findPostgres, startPostgres } from "@/scripts/test/temp-postgres";

export type BenchDatabase = { name: string; url: string; stop: () => Promise<void> };
type Start = () => Promise<BenchDatabase>;

/** Whether what is measured holds on each database, of which each is started, measured to its end and stopped. */
export async function onEachDatabase(measure: (database: BenchDatabase) => Promise<boolean>): Promise<boolean> {
  let hasHeld = true;
  for (const start of benchDatabases()) {
    const database = await start();
    try {
      hasHeld = (await measure(database)) && hasHeld;
    } finally {
      await database.stop();
    }
  }
  return hasHeld;
}

/** Only BENCH_DATABASE_URL's empty database, else the embedded one and, if installed, PostgreSQL. */
function benchDatabases(): Start[] {
  const given = process.env.BENCH_DATABASE_URL;
  const only = process.argv.find((argument) => argument.startsWith("--database="))?.split("=")[1];
  if (given) return [() => migrated({ name: "PostgreSQL", url: given, stop: async () => {} })];
  const { bin } = findPostgres();
  const all: Record<string, Start | null> = { embedded: startEmbedded, postgres: bin ? () => start(bin) : null };
  if (only !== undefined && !all[only])
    throw new Error(`--database= takes ${Object.keys(all).join(" or ")}, if installed.`);
  if (!bin) console.log("     No PostgreSQL server is installed: the embedded database alone.");
  return Object.entries(all).flatMap(([name, startDatabase]) =>
    startDatabase && (only ?? name) === name ? [startDatabase] : [],
  );
}

/** On disk, as in production: commits are synced. */
async function start(bin: string): Promise<BenchDatabase> {
  const { url, stop } = await startPostgres(bin, ["max_wal_size=4GB"]);
  return migrated({ name: "PostgreSQL", url, stop });
}

/** In a separate process, as in the product. */
async function startEmbedded(): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "kumquat-bench-"));
  const child = fork("db/embedded/main.ts", [folder], { execArgv: ["--import", "tsx"] });
  const message = await new Promise<{ url?: string; error?: string }>((resolve) => child.once("message", resolve));
  if (!message.url) throw new Error(message.error);
  const stop = async () => {
    await ended(child);
    await rm(folder, { recursive: true, force: true });
  };
  return migrated({ name: "embedded", url: message.url, stop });
}

async function migrated(database: BenchDatabase): Promise<BenchDatabase> {
  await migrate(database.url);
  return database;
}

function ended(child: ChildProcess): Promise<void> {
  const end = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGTERM");
  return end;
}
