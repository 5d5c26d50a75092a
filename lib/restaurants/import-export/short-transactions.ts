import PQueue from "p-queue";
import type { Database, Transaction } from "@/db/client";

const transactions = new PQueue({ concurrency: 1 });

/**
 * A short transaction of a long import: whoever reads meanwhile waits for one of these at most, however many imports
 * are under way, also where the whole database is one session.
 */
export const inShortTransaction = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  transactions.add(() => db.transaction(work));

/** So many rows are written in one of these. */
const BATCH_SIZE = 200;

/** In parts of one turn each. */
export function* batchesOf<T>(rows: readonly T[], size = BATCH_SIZE): Generator<T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
