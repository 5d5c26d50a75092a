import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { openDatabase } from "@/db/client";
import { withConnection } from "@/db/connection/with-connection";
import { openDataFolder, urlFile } from "@/db/embedded/data-folder";
import { env } from "@/lib/core/env";
import type { CommandContext } from "./command";

type ConnectedDatabase = Pick<CommandContext, "db" | "url" | "isServing" | "dataDir"> & { close: () => Promise<void> };

/** DATABASE_URL's database, or the embedded one: connects to it if it is running, and opens it otherwise. */
export async function connectDatabase({ isCreated = false } = {}): Promise<ConnectedDatabase> {
  const { DATABASE_URL } = env();
  return DATABASE_URL === undefined ? connectEmbedded({ isCreated }) : connectUrl(DATABASE_URL);
}

export function connectUrl(url: string, { isServing = false } = {}): ConnectedDatabase {
  return { ...openDatabase(url, { max: 2 }), url, isServing, dataDir: resolve(env().DATA_DIR) };
}

/** The embedded database of DATA_DIR, which is made if it may be. */
export async function connectEmbedded({ isCreated }: { isCreated: boolean }): Promise<ConnectedDatabase> {
  const dataDir = resolve(env().DATA_DIR);
  const running = await runningUrl(dataDir);
  if (running) return connectUrl(running, { isServing: true });
  if (!isCreated && !existsSync(resolve(dataDir, "postgres"))) {
    throw new Error(`There is no database in ${dataDir} yet. Start once with: npm start`);
  }
  const gateway = await openDataFolder(dataDir, { onFailure: (error) => console.error(error) });
  const connected = connectUrl(gateway.url);
  return {
    ...connected,
    close: async () => {
      await connected.close();
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
