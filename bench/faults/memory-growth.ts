import { processMemory } from "@/e2e/support/fuzzing/process-memory";
import type { Kumquat } from "@/e2e/support/kumquat";

const POLL_INTERVAL_MS = 100;

export const memoryNow = ({ process }: Kumquat) => processMemory(process.pid ?? 0);

/** The server process's peak memory while work runs, in MB over what it held before. */
export async function memoryGrowth<T>(kumquat: Kumquat, work: () => Promise<T>): Promise<{ done: T; grownMb: number }> {
  const before = memoryNow(kumquat).server;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memoryNow(kumquat).server);
  }, POLL_INTERVAL_MS);
  const done = await work().finally(() => clearInterval(timer));
  return { done, grownMb: Math.max(most, memoryNow(kumquat).server) - before };
}
