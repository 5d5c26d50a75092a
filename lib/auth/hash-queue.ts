import { AppError } from "@/lib/core/errors";

/** Each hash takes 19 MiB and a thread of the pool that files and name look-ups share: two leave room for those. */
const CONCURRENCY = 2;
/** Some three seconds of hashing. Whoever comes after those waits better outside. */
const QUEUE_MAX = 200;
const RETRY_AFTER_SECONDS = 5;

type HashQueue = { running: number; waiting: (() => void)[] };
const shared = globalThis as typeof globalThis & { kumquatHashTurns?: HashQueue };
/** One queue for the process: Next makes a copy of this file for each of its bundles. */
shared.kumquatHashTurns ??= { running: 0, waiting: [] };
const hashQueue = shared.kumquatHashTurns;

/**
 * Does a piece of password work when it is its turn, so that many sign-ins at once take no more memory than two.
 * @throws AppError unavailable when too many are waiting
 */
export async function queueHash<T>(work: () => Promise<T>): Promise<T> {
  if (hashQueue.running >= CONCURRENCY) await waitForSlot();
  else hashQueue.running++;
  try {
    return await work();
  } finally {
    // Whoever waits takes the place over as it is: nobody who comes meanwhile gets in between.
    const next = hashQueue.waiting.shift();
    if (next) next();
    else hashQueue.running--;
  }
}

function waitForSlot(): Promise<void> {
  if (hashQueue.waiting.length >= QUEUE_MAX) {
    throw new AppError("unavailable", "Too many people are signing in at this moment. Try again in a few seconds.", {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  return new Promise((resolve) => hashQueue.waiting.push(resolve));
}
