import type { FirstAdmin } from "@/lib/auth/first-admin";
import { dropUnreadOutput } from "@/lib/core/drop-unread-output";
import { readProgramWords } from "@/lib/core/program-words";
import { announce } from "./announce";
import { buildWhenChanged } from "./build";
import { chooseDatabase, type Database } from "./database";
import { requireFreePort } from "./free-port";
import { keepRunning } from "./keep-running";
import { prepareDatabase } from "./prepare-database";
import { type Child, type EnvironmentVariables, Processes } from "./processes";
import { loadServer, type Server, startServer } from "./server";
import { readSettings, type Settings } from "./settings";
import { stopOnSignals } from "./signals";
import { hashSources } from "./source-hash";
import { waitUntilHealthy } from "./wait-until-healthy";

const words = readProgramWords({
  call: "npm start, or npm run dev",
  about: "Installs, builds and prepares what is missing, and serves it all on PORT. The README has every variable.",
  words: ["--dev"],
});
dropUnreadOutput();

/** From a fresh clone, or an old one, to the whole product serving on PORT. */
async function start(): Promise<void> {
  const settings = readSettings({ isDev: words.includes("--dev") });
  const sources = hashSources(".");
  const database = await chooseDatabase(settings);
  const environment = { ...settings.environment, DATABASE_URL: database.url };
  const processes = new Processes();
  stopOnSignals(processes);
  try {
    const [{ admin, child }, server] = await Promise.all([
      openDatabase(processes, { database, environment, settings, sources }),
      loadedServer(processes, { environment, settings, sources }),
    ]);
    await server.listen();
    announce(await waitUntilHealthy(settings.port), { settings, admin });
    const { open } = database;
    if (child && open) keepAlive(processes, { child, startAgain: () => open(processes) });
    keepAlive(processes, { child: server.child, startAgain: () => startServer(processes, environment) });
  } catch (error) {
    await stopWith(processes, error instanceof Error ? error.message : String(error));
  }
}

type StartParts = { environment: EnvironmentVariables; settings: Settings; sources: string };
type ReadyDatabase = { admin: FirstAdmin | null; child: Child | null };

/** The port comes second: a second start should hear that the product is running, not that some port is taken. */
async function openDatabase(
  processes: Processes,
  { database, ...parts }: StartParts & { database: Database },
): Promise<ReadyDatabase> {
  const child = database.open && (await database.open(processes));
  await requireFreePort(parts.settings.port);
  return { admin: await prepareDatabase(processes, parts), child };
}

async function loadedServer(processes: Processes, { environment, settings, sources }: StartParts): Promise<Server> {
  if (!settings.isDev) await buildWhenChanged(processes, { sources });
  return loadServer(processes, environment);
}

async function keepAlive(processes: Processes, restartable: Parameters<typeof keepRunning>[1]): Promise<void> {
  const sentence = await keepRunning(processes, restartable);
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
