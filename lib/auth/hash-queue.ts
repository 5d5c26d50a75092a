import { AppError } from "@/lib/core/errors";

/** Each hash takes 19 MiB and a thread of libuv's pool, which files and DNS lookups share: two leave room for those. */
const CONCURRENCY = 2;
/** About three seconds of hashing. Later callers had better wait on their side. */
const QUEUE_MAX = 200;
const RETRY_AFTER_SECONDS = 5;

type HashQueue = { running: number; waiting: (() => void)[] };
const shared = globalThis as typeof globalThis & { kumquatHashTurns?: HashQueue };
/** One queue for the process: Next makes a copy of this file for each of its bundles. */
shared.kumquatHashTurns ??= { running: 0, waiting: [] };
const hashQueue = shared.kumquatHashTurns;

/**
 * Runs password work in turn, so that many concurrent sign-ins take no more memory than two.
 * @throws AppError unavailable if too many are waiting
 */
export async function queueHash<T>(work: () => Promise<T>): Promise<T> {
  if (hashQueue.running >= CONCURRENCY) await waitForSlot();
  else hashQueue.running++;
  try {
    return await work();
  } finally {
    // The slot is handed over directly to the next in line, so that no newcomer can take it.
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
