import { announce } from "./announce";
import { buildWhenChanged } from "./build";
import { openEmbeddedDatabase } from "./database";
import { waitUntilHealthy } from "./healthy";
import { requireFreePort } from "./port";
import { prepare } from "./prepare";
import { Processes } from "./processes";
import { startServer } from "./server";
import { readSettings, type Settings } from "./settings";
import { stopOnSignals } from "./signals";

/** From a fresh clone, or an old one, to the whole product serving on PORT. */
async function start(): Promise<void> {
  const settings = readSettings({ isDev: process.argv.includes("--dev") });
  const processes = new Processes();
  stopOnSignals(processes);
  try {
    const [databaseUrl] = await Promise.all([
      openDatabase(processes, settings),
      settings.isDev || buildWhenChanged(processes),
    ]);
    const environment = { ...settings.environment, DATABASE_URL: databaseUrl };
    const server = startServer(processes, environment);
    const [{ admin }] = await Promise.all([prepare(processes, environment, settings), server.isReady]);
    await server.listen();
    announce(await waitUntilHealthy(settings.port), { settings, admin });
    processes.onDeath((name) =>
      stopWith(processes, `${name} stopped unexpectedly, so everything else is stopped too.`),
    );
  } catch (error) {
    await stopWith(processes, error instanceof Error ? error.message : String(error));
  }
}

/** The port comes second: who starts twice is told that it runs already, not that some port is taken. */
async function openDatabase(processes: Processes, settings: Settings): Promise<string> {
  const url = settings.databaseUrl ?? (await openEmbeddedDatabase(processes, settings));
  await requireFreePort(settings.port);
  return url;
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
