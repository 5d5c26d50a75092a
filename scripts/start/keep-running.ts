import { setTimeout as wait } from "node:timers/promises";
import { Backoff } from "./backoff";
import type { Child, Processes } from "./processes";

type RestartableChild = { child: Child; startAgain: () => Promise<Child> };

/** Restarts a process whenever it dies. Resolves with a sentence when it dies too often, or null at the stop. */
export async function keepRunning(
  processes: Processes,
  { child, startAgain }: RestartableChild,
  backoff = new Backoff(),
): Promise<string | null> {
  const { name } = child;
  let running: Child | null = child;
  let reason = "";
  for (;;) {
    const since = Date.now();
    if (running) reason = await exitReason(running);
    if (processes.areStopping) return null;
    const pauseMs = backoff.next(Date.now() - since);
    if (pauseMs === null) return `${name} stops again and again (${reason}), so everything is stopped.`;
    console.error(`${name} stopped unexpectedly (${reason}). It is started again in ${pauseMs / 1_000} s.`);
    await wait(pauseMs);
    running = await startAgain().catch((error: unknown) => {
      reason = error instanceof Error ? error.message : String(error);
      return null;
    });
    if (running) console.error(`${name} runs again.`);
  }
}

async function exitReason({ ended, process }: Child): Promise<string> {
  const code = await ended;
  return process.signalCode ?? `exit code ${code}`;
}
