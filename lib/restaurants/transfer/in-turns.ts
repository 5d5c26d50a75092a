import type { Database, Transaction } from "@/db/client";
import { FewAtOnce } from "../../few-at-once";

const turns = new FewAtOnce(1);

/**
 * A short transaction of a long import: whoever reads meanwhile waits for one of these at most, however many imports
 * are under way, also where the whole database is one session.
 */
export const inTurn = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  turns.run(() => db.transaction(work));

/** So many rows are written in one of these. */
const ROWS_A_TURN = 200;

/** In parts of one turn each. */
export function* partsOf<T>(rows: readonly T[], size = ROWS_A_TURN): Generator<T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
