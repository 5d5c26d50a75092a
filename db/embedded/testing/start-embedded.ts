import { type ChildProcess, fork } from "node:child_process";
import { resolve } from "node:path";
import { bundleProgram } from "@/lib/testing/bundle-program";

type Started = { child: ChildProcess; url: string; error: string };
type Options = {
  /** A program of this folder that is loaded first. */
  before?: "cut-power" | "fail-disk";
  env?: Record<string, string>;
  /** A free one if none is given. */
  port?: number;
};

const running = new Set<ChildProcess>();
const bundles = new Map<string, Promise<string>>();

function bundled(file: string): Promise<string> {
  const bundle = bundles.get(file) ?? bundleProgram(new URL(file, import.meta.url)).then((path) => resolve(path));
  bundles.set(file, bundle);
  return bundle;
}

/** Starts the embedded database in its own process; a failure to serve is returned as `error`. */
export async function startEmbedded(dataDir: string, { before, env = {}, port = 0 }: Options = {}): Promise<Started> {
  // A database that lives for seconds never gains from optimized code: making it took half of the processor time.
  const execArgv = ["--liftoff-only", ...(before ? ["--import", await bundled(`./${before}.ts`)] : [])];
  const options = { execArgv, env: { ...process.env, ...env }, silent: true };
  const child = fork(await bundled("../main.ts"), [dataDir, String(port)], options);
  running.add(child);
  child.once("exit", () => running.delete(child));
  const message = await new Promise<{ url?: string; error?: string }>((resolve) => {
    child.once("message", (received) => resolve(received as { url?: string }));
    child.once("exit", (code) => resolve({ error: `ended with ${code}` }));
  });
  return { child, url: message.url ?? "", error: message.error ?? "" };
}

/** Resolves with the exit code once the process has exited; null when a signal ended it. */
export async function exited(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  return new Promise((resolve) => child.once("exit", resolve));
}

export function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  return exited(child);
}

export async function killAll(): Promise<void> {
  await Promise.all([...running].map((child) => kill(child, "SIGKILL")));
}
