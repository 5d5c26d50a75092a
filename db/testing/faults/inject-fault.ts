import { setTimeout as wait } from "node:timers/promises";
import type { Attempt } from "./attempt";
import { DELAY_MS, type Fault, stillExecutes } from "./fault";
import type { Listener, ProxiedConnection, Turn } from "./proxied-connection";
import { type Message, parse, query, ROLLBACK } from "./wire-messages";

type FaultContext = { connection: ProxiedConnection; message: Message; attempt: Attempt };

const UNKNOWN = "select a_fault_of_the_suite";
const RAISE = "do $$ begin raise exception 'a fault of the suite' using errcode = 'XX000'; end $$";
const SLEEP = "select pg_sleep(20)";
const CANCEL_AGAIN_MS = 5;

/** Injects a fault into the statement of this message. Null when the connection is lost with it. */
export async function injectFault(fault: Fault, where: FaultContext): Promise<Turn | null> {
  const { connection, message, attempt } = where;
  if (fault === "cut after") return cutAfter(where);
  if (fault === "failed") return replaced(where, RAISE, () => attempt.markHit());
  if (fault === "cancelled" && connection.target.kind === "postgres") return cancelledInItsSleep(where);
  if (stillExecutes(fault, connection.target.kind)) {
    await (fault === "delayed" ? wait(DELAY_MS) : connection.cancel());
    attempt.markHit();
    return undone(where);
  }
  attempt.markHit();
  if (fault === "refused") {
    return { listener: connection.toClient, first: message.type === "Q" ? query(UNKNOWN) : parse(UNKNOWN) };
  }
  if (fault === "cut half way") {
    connection.server.end(message.bytes.subarray(0, Math.ceil(message.bytes.length / 2)));
    connection.client.destroy();
  } else {
    connection.server.resetAndDestroy();
    connection.client.resetAndDestroy();
  }
  return null;
}

/** The statement is executed and its response dropped, and leaves no trace: it will be sent again. */
function undone({ connection, message, attempt }: FaultContext): Turn {
  if (attempt.plan.isAlone) attempt.isUndone = true;
  const isCommit = attempt.shapes.at(-1) === "commit" && message.type === "Q";
  return { listener: connection.toClient, ...(isCommit && { first: ROLLBACK }) };
}

/** The client sees its statement prepared and bound; what is executed is something else. */
function replaced({ connection, message }: FaultContext, sql: string, onSent: () => void): Turn {
  if (message.type === "Q") {
    onSent();
    return { listener: connection.toClient, first: query(sql) };
  }
  let isBound = false;
  const listener: Listener = (response) => {
    const isOfTheOther = isBound && (response.type === "1" || response.type === "2");
    if (response.type === "2") isBound = true;
    if (!isOfTheOther) connection.toClient(response);
  };
  return { listener, instead: { sql, onSent } };
}

/** PostgreSQL drops a cancel request that hits no statement: so one sleeps in its place, until a request has hit it. */
function cancelledInItsSleep(where: FaultContext): Turn {
  const { connection, attempt } = where;
  let isOver = false;
  const cancel = async () => {
    while (!isOver && !connection.server.destroyed) {
      await wait(CANCEL_AGAIN_MS);
      if (!isOver) await connection.cancel();
      attempt.markHit();
    }
  };
  const turn = replaced(where, SLEEP, () => {
    connection.pending = cancel();
  });
  const { listener } = turn;
  turn.listener = (response) => {
    if (response.type === "Z") isOver = true;
    listener(response);
  };
  return turn;
}

async function cutAfter({ connection, attempt }: FaultContext): Promise<Turn> {
  // The commit of a single statement is already on its way; if held back, it can be requested again.
  if (attempt.plan.isAlone) attempt.xid = await connection.ask("select pg_current_xact_id()");
  const { promise, resolve } = Promise.withResolvers<void>();
  connection.pending = promise;
  connection.server.once("close", resolve);
  return {
    listener: (response) => {
      attempt.observe(response);
      if (response.type !== "Z") return;
      connection.destroy();
      attempt.markHit();
    },
  };
}
