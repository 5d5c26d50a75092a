import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { bundleProgram } from "@/lib/testing/bundle-program";
import type { CrashOrders } from "./crash-points";

export type Server = {
  begin: (orders: CrashOrders) => void;
  kill: () => void;
  /** With the point at which it died, if it died at one. */
  ended: Promise<string | null>;
};

/** Servers that can be killed. The next one is always being loaded while the last one still works. */
export async function serverPool(env: Record<string, string>) {
  const program = await bundleProgram(new URL("./crashing-server.ts", import.meta.url));
  const started = new Set<ChildProcess>();
  let spare = load();
  spare.catch(() => {});

  function load(): Promise<ChildProcess> {
    const child = fork(program, {
      execArgv: ["--no-warnings"],
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    started.add(child);
    child.once("exit", () => started.delete(child));
    return whenReady(child);
  }

  return {
    /** A server that is loaded and waits for its orders. */
    async take(): Promise<Server> {
      const child = await spare;
      spare = load();
      spare.catch(() => {});
      let output = "";
      child.stdout?.on("data", (words: Buffer) => {
        output += words;
      });
      const ended = once(child, "close").then(() => output.trim() || null);
      return { begin: (orders) => child.send(orders), kill: () => child.kill("SIGKILL"), ended };
    },
    close(): void {
      for (const child of started) child.kill("SIGKILL");
    },
  };
}

/** Rejects with what it said when it ends before it is ready. What it says later are the failures that are meant. */
async function whenReady(child: ChildProcess): Promise<ChildProcess> {
  let output = "";
  child.stderr?.on("data", (words: Buffer) => {
    if (output.length < 10_000) output += words;
  });
  const failed = once(child, "exit").then(() =>
    Promise.reject(new Error(`A server ended while it was loaded.\n${output}`)),
  );
  await Promise.race([once(child, "message"), failed]);
  return child;
}
