import { setTimeout as sleep } from "node:timers/promises";

/** Waits, and throws what the signal was aborted with as soon as it is. */
export async function abortableSleep(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {});
  signal.throwIfAborted();
}
