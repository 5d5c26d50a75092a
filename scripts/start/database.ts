import type { Processes } from "./processes";
import type { Settings } from "./settings";

/** Starts the embedded database and answers its URL. Throws its own sentence when it cannot serve. */
export async function openEmbeddedDatabase(processes: Processes, settings: Settings): Promise<string> {
  const database = processes.start("The embedded database", "db/embedded/main.ts", {
    args: [settings.dataDir],
    environment: settings.environment,
  });
  const told = (await database.nextMessage()) as { url: string } | { error: string };
  if ("error" in told) throw new Error(told.error);
  return told.url;
}
