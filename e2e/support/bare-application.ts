import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { environmentSchema } from "@/lib/core/env";
import { findFreePort } from "@/scripts/start/free-port";
import { keepOutput } from "./keep-output";

/** What `npm run build -- --standalone` has made. */
export const STANDALONE = ".next/standalone";
export const SERVERS = {
  "next start": { args: ["node_modules/next/dist/bin/next", "start"], cwd: "." },
  "the standalone server": { args: ["server.js"], cwd: STANDALONE },
  "our server, bundled": { args: ["serve.mjs"], cwd: STANDALONE },
};
export type ServerName = keyof typeof SERVERS;

type Program = {
  /** For Node: a script and its arguments. */
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
  /** A free one, if none is named. */
  port?: number;
};

export type RunningProgram = {
  url: string;
  output: () => string;
  ended: Promise<number | null>;
  stop: () => Promise<void>;
  /** Ends it at once, as a crash would. */
  kill: () => Promise<void>;
};

/** One of the product's programs as an operator runs it, with a port of its own and none of a developer's variables. */
export async function startProgram({ args, cwd = ".", env = {}, ...given }: Program): Promise<RunningProgram> {
  const port = given.port ?? (await findFreePort());
  const unset = Object.fromEntries(Object.keys(environmentSchema.shape).map((name) => [name, ""]));
  const url = `http://localhost:${port}`;
  const ours = { PORT: String(port), APP_URL: url, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  const { npm_lifecycle_event: _, ...inherited } = process.env;
  const child = spawn(process.execPath, args, { cwd, env: { ...inherited, ...unset, ...ours, ...env } });
  const output = keepOutput(child);
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  return { url, output, ended, stop: () => stop(child, ended), kill };
}

/** Waits until a server answers that it is well. */
export async function waitUntilWell({ url, output, ended }: RunningProgram): Promise<void> {
  let isOver = false;
  ended.then(() => {
    isOver = true;
  });
  for (const until = Date.now() + 60_000; !(await isWell(url)); await wait(100)) {
    if (isOver || Date.now() > until) throw new Error(`The server is not well:\n${output()}`);
  }
}

async function stop(child: ChildProcess, ended: Promise<number | null>): Promise<void> {
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 15_000);
  await ended;
  clearTimeout(timer);
}

async function isWell(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}
