import { type ChildProcess, fork } from "node:child_process";

type Started = { child: ChildProcess; url: string; error: string };
type Options = {
  /** Modules that are loaded first. */
  before?: string[];
  env?: Record<string, string>;
  /** A free one if none is given. */
  port?: number;
};

const running = new Set<ChildProcess>();

/** Starts the embedded database in its own process; a failure to serve is returned as `error`. */
export async function startEmbedded(
  dataDir: string,
  { before = [], env = {}, port = 0 }: Options = {},
): Promise<Started> {
  const execArgv = ["tsx", ...before].flatMap((module) => ["--import", module]);
  const options = { execArgv, env: { ...process.env, ...env }, silent: true };
  const child = fork("db/embedded/main.ts", [dataDir, String(port)], options);
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
