import { AppError } from "../errors";

/** Each hash takes 19 MiB and a thread of the pool that files and name look-ups share: two leave room for those. */
const AT_ONCE = 2;
/** Some three seconds of hashing. Whoever comes after those waits better outside. */
const WAITING_MAX = 200;
const RETRY_AFTER_SECONDS = 5;

type Turns = { running: number; waiting: (() => void)[] };
const kept = globalThis as typeof globalThis & { kumquatHashTurns?: Turns };
/** One queue for the process: Next makes a copy of this file for each of its bundles. */
kept.kumquatHashTurns ??= { running: 0, waiting: [] };
const turns = kept.kumquatHashTurns;

/**
 * Does a piece of password work when it is its turn, so that many sign-ins at once take no more memory than two.
 * @throws AppError unavailable when too many are waiting
 */
export async function inHashTurn<T>(work: () => Promise<T>): Promise<T> {
  if (turns.running >= AT_ONCE) await waitForTurn();
  else turns.running++;
  try {
    return await work();
  } finally {
    // Whoever waits takes the place over as it is: nobody who comes meanwhile gets in between.
    const next = turns.waiting.shift();
    if (next) next();
    else turns.running--;
  }
}

function waitForTurn(): Promise<void> {
  if (turns.waiting.length >= WAITING_MAX) {
    throw new AppError("unavailable", "Too many people are signing in at this moment. Try again in a few seconds.", {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  return new Promise((resolve) => turns.waiting.push(resolve));
}
