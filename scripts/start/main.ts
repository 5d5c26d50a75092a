import type { FirstAdmin } from "@/lib/auth/first-admin";
import { announce } from "./announce";
import { buildWhenChanged } from "./build";
import { chooseDatabase, type Database } from "./database";
import { waitUntilHealthy } from "./healthy";
import { keepRunning } from "./keep-running";
import { requireFreePort } from "./port";
import { prepare } from "./prepare";
import { type Child, Processes, type Variables } from "./processes";
import { loadServer, type Server, startServer } from "./server";
import { readSettings, type Settings } from "./settings";
import { stopOnSignals } from "./signals";
import { hashSources } from "./source-hash";

/** From a fresh clone, or an old one, to the whole product serving on PORT. */
async function start(): Promise<void> {
  const settings = readSettings({ isDev: process.argv.includes("--dev") });
  const sources = hashSources(".");
  const database = await chooseDatabase(settings);
  const environment = { ...settings.environment, DATABASE_URL: database.url };
  const processes = new Processes();
  stopOnSignals(processes);
  try {
    const [{ admin, child }, server] = await Promise.all([
      readyDatabase(processes, { database, environment, settings, sources }),
      loadedServer(processes, { environment, settings, sources }),
    ]);
    await server.listen();
    announce(await waitUntilHealthy(settings.port), { settings, admin });
    const { open } = database;
    if (child && open) keep(processes, { child, startAgain: () => open(processes) });
    keep(processes, { child: server.child, startAgain: () => startServer(processes, environment) });
  } catch (error) {
    await stopWith(processes, error instanceof Error ? error.message : String(error));
  }
}

type Parts = { environment: Variables; settings: Settings; sources: string };
type Ready = { admin: FirstAdmin | null; child: Child | null };

/** The port comes second: who starts twice is told that it runs already, not that some port is taken. */
async function readyDatabase(
  processes: Processes,
  { database, ...parts }: Parts & { database: Database },
): Promise<Ready> {
  const child = database.open && (await database.open(processes));
  await requireFreePort(parts.settings.port);
  return { admin: await prepare(processes, parts), child };
}

async function loadedServer(processes: Processes, { environment, settings, sources }: Parts): Promise<Server> {
  if (!settings.isDev) await buildWhenChanged(processes, sources);
  return loadServer(processes, environment);
}

async function keep(processes: Processes, kept: Parameters<typeof keepRunning>[1]): Promise<void> {
  const sentence = await keepRunning(processes, kept);
  if (sentence !== null) await stopWith(processes, sentence);
}

async function stopWith(processes: Processes, sentence: string): Promise<never> {
  if (!processes.areStopping) console.error(`\n${sentence}`);
  await processes.stop();
  process.exit(1);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
