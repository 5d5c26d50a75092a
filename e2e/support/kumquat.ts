import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { environmentSchema } from "@/lib/core/env";
import { findFreePort } from "@/scripts/start/free-port";
import { keepOutput } from "./keep-output";

type StartOptions = {
  /** Variables on top of an environment in which none of the product's is set. */
  env?: Record<string, string>;
  /** An existing folder is kept afterwards; by default a prepared one is copied, and removed. */
  dataDir?: string;
  port?: number;
};

export type Kumquat = {
  url: string;
  port: number;
  dataDir: string;
  process: ChildProcess;
  /** All its output so far. */
  output: () => string;
  /** Resolves with the exit code, null after a kill. */
  ended: Promise<number | null>;
  stop: () => Promise<void>;
};

/** What every server of this run answers /metrics to. */
export const METRICS_TOKEN = "a token for the metrics of the browser suite";

const START_TIMEOUT_MS = 240_000;
const NO_RATE_LIMIT_SCALE = "10000";

/** Starts the product as a person does, on its own port and folder, and waits until it serves. */
export async function startKumquat(options: StartOptions = {}): Promise<Kumquat> {
  const kumquat = await launchKumquat(options);
  const until = Date.now() + START_TIMEOUT_MS;
  let isOver = false;
  kumquat.ended.then(() => {
    isOver = true;
  });
  while (!(await isHealthy(kumquat.url))) {
    if (isOver) throw new Error(`The server exited before it was ready:\n${kumquat.output()}`);
    if (Date.now() > until) {
      await kumquat.stop();
      throw new Error(`The server was not ready in time:\n${kumquat.output()}`);
    }
    await wait(100);
  }
  return kumquat;
}

/** Starts the product without waiting: for starts that should fail. */
export async function launchKumquat({ env = {}, dataDir, port }: StartOptions = {}): Promise<Kumquat> {
  const folder = dataDir ?? (await copyPreparedData());
  const chosen = port ?? (await findFreePort());
  // An empty variable counts as unset, and overrides a developer's .env.
  const unset = Object.fromEntries(Object.keys(environmentSchema.shape).map((name) => [name, ""]));
  const ours = { PORT: String(chosen), DATA_DIR: folder, RATE_LIMIT_SCALE: NO_RATE_LIMIT_SCALE, METRICS_TOKEN };
  const { npm_lifecycle_event: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ["scripts/start.mjs"], { env: { ...inherited, ...unset, ...ours, ...env } });
  const output = keepOutput(child);
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return {
    url: `http://localhost:${chosen}`,
    port: chosen,
    dataDir: folder,
    process: child,
    output,
    ended,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A folder of one's own, as the first start of this run has left it. */
export async function copyPreparedData(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "kumquat e2e "));
  const prepared = process.env.E2E_PREPARED_DIR;
  if (prepared) await cp(prepared, folder, { recursive: true });
  return folder;
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}
