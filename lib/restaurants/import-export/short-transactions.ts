import PQueue from "p-queue";
import type { Database, Transaction } from "@/db/client";

const transactions = new PQueue({ concurrency: 1 });

/**
 * A short transaction of a long import: concurrent readers wait for one of these at most, however many imports are in
 * progress, even where the database has a single session.
 */
export const inShortTransaction = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  transactions.add(() => db.transaction(work));

/** Rows written in one transaction. */
const BATCH_SIZE = 200;

/** Splits rows into batches of one transaction each. */
export function* batchesOf<T>(rows: readonly T[], size = BATCH_SIZE): Generator<T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
