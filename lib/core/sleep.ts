import { setTimeout as sleep } from "node:timers/promises";

/** Waits, and rejects with the signal's reason as soon as it is aborted. */
export async function abortableSleep(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {});
  signal.throwIfAborted();
}
