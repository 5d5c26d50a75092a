import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import { withConnection } from "./connection/with-connection";

/** "kumquat" + 2, as a number: servers that start together prepare this database one after the other. */
const ADVISORY_LOCK = 5_862_789;
const RETRY_EVERY_MS = 250;
const MAX_WAIT_MS = 600_000;

/**
 * Runs work on a database that no other process runs so meanwhile. The lock belongs to a transaction that is open all
 * the time: a pooler may hand a session's lock to anybody. Whoever waits holds no connection of the pooler. An embedded
 * database has one session, which the work needs itself.
 */
export function inTurn<T>(url: string, work: () => Promise<T>, { maxWaitMs = MAX_WAIT_MS } = {}): Promise<T> {
  return withConnection(url, async (client, { hasSingleSession }) => {
    if (hasSingleSession) return work();
    const until = performance.now() + maxWaitMs;
    while (!(await beginWithLock(client))) {
      if (performance.now() > until) throw new Error("Another server is still preparing this database.");
      await wait(RETRY_EVERY_MS);
    }
    const result = await work();
    await client.query("commit");
    return result;
  });
}

async function beginWithLock(client: Client): Promise<boolean> {
  await client.query("begin; set local idle_in_transaction_session_timeout = 0");
  const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_xact_lock($1) as "isMine"', [
    ADVISORY_LOCK,
  ]);
  const isMine = rows[0]?.isMine === true;
  if (!isMine) await client.query("rollback");
  return isMine;
}
