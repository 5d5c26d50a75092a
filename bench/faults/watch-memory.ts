import { memoryOf } from "@/e2e/support/fuzzing/processes";
import type { Kumquat } from "@/e2e/support/kumquat";

const LOOK_MS = 100;

export const memoryNow = ({ process }: Kumquat) => memoryOf(process.pid ?? 0);

/** How many MB the server's process holds at its most while something is done, over what it held before. */
export async function growthWhile<T>(kumquat: Kumquat, work: () => Promise<T>): Promise<{ done: T; grownMb: number }> {
  const before = memoryNow(kumquat).server;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memoryNow(kumquat).server);
  }, LOOK_MS);
  const done = await work().finally(() => clearInterval(timer));
  return { done, grownMb: Math.max(most, memoryNow(kumquat).server) - before };
}
