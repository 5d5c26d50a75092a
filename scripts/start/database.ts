import { join } from "node:path";
import { gatewayUrl } from "@/db/embedded/gateway-url";
import { readOrCreateSecret } from "@/db/embedded/secret-file";
import { findFreePort } from "./free-port";
import { type Child, EXPOSE_GC_ARGS, type Processes, TYPESCRIPT_ARGS } from "./processes";
import type { Settings } from "./settings";

export type Database = {
  /** Known before it is open, so that the server can load meanwhile. */
  url: string;
  /** Null for an external database. */
  open: ((processes: Processes) => Promise<Child>) | null;
};

/** DATABASE_URL's, or the embedded one, which keeps its URL however often it is opened. */
export async function chooseDatabase({ databaseUrl, dataDir, environment }: Settings): Promise<Database> {
  if (databaseUrl !== undefined) return { url: databaseUrl, open: null };
  const port = await findFreePort();
  const open = async (processes: Processes) => {
    const args = [dataDir, String(port)];
    const execArgv = [...TYPESCRIPT_ARGS, ...EXPOSE_GC_ARGS];
    const child = processes.start("The embedded database", "db/embedded/main.ts", { args, execArgv, environment });
    const message = (await child.nextMessage()) as { url: string } | { error: string };
    if ("error" in message) throw new Error(message.error);
    return child;
  };
  return { url: gatewayUrl(readOrCreateSecret(join(dataDir, "postgres-password")), port), open };
}
