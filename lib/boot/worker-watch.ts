import type { Database } from "@/db/client";
import { isWorkerRunning } from "@/lib/jobs/queue/is-worker-running";

const FRESH_MS = 5_000;

type Watch = { isRunning: boolean; checkedAt: number; isChecking: boolean };
const watches = new WeakMap<Database, Watch>();

/**
 * Whether a worker takes events from this database, as the latest check found it: nobody waits for one, since without a
 * worker it takes ten seconds. What is older than five seconds is checked again meanwhile.
 */
export function hasWorker(db: Database): boolean {
  const watch = watches.get(db) ?? { isRunning: false, checkedAt: Number.NEGATIVE_INFINITY, isChecking: false };
  watches.set(db, watch);
  if (!watch.isChecking && performance.now() - watch.checkedAt > FRESH_MS) check(db, watch);
  return watch.isRunning;
}

async function check(db: Database, watch: Watch): Promise<void> {
  watch.isChecking = true;
  // A database that is away is told by the check of itself.
  watch.isRunning = await isWorkerRunning({ db, signal: new AbortController().signal }).catch(() => false);
  Object.assign(watch, { checkedAt: performance.now(), isChecking: false });
}
