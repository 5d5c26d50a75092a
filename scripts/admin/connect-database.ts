import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { openDatabase } from "@/db/client";
import { withConnection } from "@/db/connection/with-connection";
import { openDataFolder, urlFile } from "@/db/embedded/data-folder";
import { env } from "@/lib/core/env";
import type { CommandContext } from "./command";

type ConnectedDatabase = Omit<CommandContext, "signal"> & { close: () => Promise<void> };

/** DATABASE_URL's database, or the embedded one: connects to it if it is running, and opens it otherwise. */
export async function connectDatabase(): Promise<ConnectedDatabase> {
  const { DATABASE_URL, DATA_DIR } = env();
  const dataDir = resolve(DATA_DIR);
  const running = DATABASE_URL ?? (await runningUrl(dataDir));
  if (running) return { ...openDatabase(running, { max: 2 }), dataDir };
  if (!existsSync(resolve(dataDir, "postgres"))) {
    throw new Error(`There is no database in ${dataDir} yet. Start once with: npm start`);
  }
  const gateway = await openDataFolder(dataDir, { onFailure: (error) => console.error(error) });
  const { db, close } = openDatabase(gateway.url, { max: 2 });
  return {
    db,
    dataDir,
    close: async () => {
      await close();
      await gateway.close();
    },
  };
}

/** After a kill the file is still there, and nothing responds at its URL. */
async function runningUrl(dataDir: string): Promise<string | null> {
  const file = urlFile(dataDir);
  if (!existsSync(file)) return null;
  const url = readFileSync(file, "utf8").trim();
  const isRunning = await withConnection(url, (client) => client.query("select 1"), { connectTimeoutMs: 3_000 }).then(
    () => true,
    () => false,
  );
  return isRunning ? url : null;
}
