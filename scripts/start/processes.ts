import { type ChildProcess, fork } from "node:child_process";

/** Environment variables. */
export type EnvironmentVariables = Record<string, string | undefined>;

type ProcessOptions = {
  args?: string[];
  execArgv?: string[];
  environment?: EnvironmentVariables;
  /** Buffers its output, and shows it only if it fails. */
  isQuiet?: boolean;
  /** How long it may take to stop on request. */
  stopTimeoutMs?: number;
};

export type Child = {
  name: string;
  process: ChildProcess;
  /** The next message it sends; rejects when it ends without one. */
  nextMessage: () => Promise<unknown>;
  ended: Promise<number | null>;
  output: () => string;
  stopTimeoutMs: number;
};

export const TYPESCRIPT_ARGS = ["--import", "tsx"];

/** Lets an idle process run the garbage collector (lib/core/collect-when-idle.ts). */
export const EXPOSE_GC_ARGS = ["--expose-gc"];

/**
 * The child processes of one start. Every child has a channel to us and stops when it closes, whether we close it or
 * are killed.
 */
export class Processes {
  private readonly children = new Set<Child>();
  /** By name, in the order of their first start: a restarted one keeps its place. */
  private readonly order: string[] = [];
  private stopped: Promise<void> | undefined;

  get areStopping(): boolean {
    return this.stopped !== undefined;
  }

  start(name: string, program: string, options: ProcessOptions = {}): Child {
    if (this.areStopping) throw new Error("Stopped before everything was started.");
    const {
      args = [],
      execArgv = TYPESCRIPT_ARGS,
      environment = process.env,
      isQuiet = false,
      stopTimeoutMs = 5_000,
    } = options;
    const started = fork(program, args, { execArgv, env: environment as NodeJS.ProcessEnv, silent: isQuiet });
    const printed: Buffer[] = [];
    for (const stream of [started.stdout, started.stderr]) stream?.on("data", (chunk: Buffer) => printed.push(chunk));
    const ended = new Promise<number | null>((resolve) => {
      started.once("error", () => resolve(1));
      started.once("exit", (code) => resolve(code));
    });
    const child: Child = {
      name,
      process: started,
      nextMessage: () =>
        new Promise((resolve, reject) => {
          started.once("message", resolve);
          ended.then((code) => reject(new Error(`${name} ended before it was ready (exit code ${code}).`)));
        }),
      ended,
      output: () => Buffer.concat(printed).toString(),
      stopTimeoutMs,
    };
    this.children.add(child);
    if (!this.order.includes(name)) this.order.push(name);
    ended.then(() => this.children.delete(child));
    return child;
  }

  /** Stops everything, in reverse order of starting; each is killed when its timeout has passed. */
  stop(): Promise<void> {
    this.stopped ??= this.stopAll();
    return this.stopped;
  }

  private async stopAll(): Promise<void> {
    const place = ({ name }: Child) => this.order.indexOf(name);
    for (const child of [...this.children].sort((one, other) => place(other) - place(one))) {
      if (child.process.connected) child.process.disconnect();
      const timer = setTimeout(() => child.process.kill("SIGKILL"), child.stopTimeoutMs);
      await child.ended;
      clearTimeout(timer);
    }
  }
}
