import { fork } from "node:child_process";
import { once } from "node:events";
import { monitorEventLoopDelay } from "node:perf_hooks";

export type Waits = {
  reads: number;
  p99Ms: number;
  longestMs: number;
  /** The longest that this process, which does the work, blocked its own event loop. */
  loopMs: number;
  tookMs: number;
};

/** How long a second client's reads, in a separate process, wait while the work is done here. */
export async function watchReads(url: string, restaurantId: string, work: () => Promise<unknown>): Promise<Waits> {
  const child = fork("bench/waiting/reader.ts", [url, restaurantId], { execArgv: ["--import", "tsx"] });
  const ended = new Promise<never>((_, reject) => child.once("exit", () => reject(new Error("The reader ended."))));
  ended.catch(() => {});
  await Promise.race([once(child, "message"), ended]);
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  const startedAt = performance.now();
  await work();
  const tookMs = performance.now() - startedAt;
  loop.disable();
  child.send("stop");
  const [message] = (await Promise.race([once(child, "message"), ended])) as [{ waits: number[] }];
  const waits = message.waits.toSorted((a, b) => a - b);
  const percentile = (share: number) => waits[Math.ceil(waits.length * share) - 1] ?? Number.NaN;
  return { reads: waits.length, p99Ms: percentile(0.99), longestMs: percentile(1), loopMs: loop.max / 1e6, tookMs };
}
