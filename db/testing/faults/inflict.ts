import { setTimeout as wait } from "node:timers/promises";
import type { Attempt } from "./attempt";
import { DELAY_MS, type Fault } from "./fault";
import { type Message, parse, query } from "./messages";
import type { Listener, ProxiedConnection, Turn } from "./proxied-connection";

type Where = { connection: ProxiedConnection; message: Message; attempt: Attempt };

const UNKNOWN = "select a_fault_of_the_suite";
const RAISE = "do $$ begin raise exception 'a fault of the suite' using errcode = 'XX000'; end $$";
const SLEEP = "select pg_sleep(20)";
const CANCEL_AGAIN_MS = 15;

/** Lets a fault befall the statement of this message. Null when the connection is gone with it. */
export async function inflict(fault: Fault, where: Where): Promise<Turn | null> {
  const { connection, message, attempt } = where;
  const happened = () => attempt.happened();
  if (fault === "refused") {
    happened();
    return { listener: connection.toClient, first: message.type === "Q" ? query(UNKNOWN) : parse(UNKNOWN) };
  }
  if (fault === "failed") return replaced(where, RAISE, happened);
  if (fault === "cancelled") {
    if (connection.target.kind === "postgres") return cancelledInItsSleep(where);
    // The embedded database executes one statement at a time, and to the end: the request comes just before it.
    await connection.cancel();
    happened();
    return { listener: connection.toClient };
  }
  if (fault === "cut after") return cutAfter(where);
  if (fault === "delayed") {
    await wait(DELAY_MS);
    happened();
    return { listener: connection.toClient };
  }
  if (fault === "cut half way") {
    connection.server.end(message.bytes.subarray(0, Math.ceil(message.bytes.length / 2)));
    connection.client.destroy();
  } else {
    connection.server.resetAndDestroy();
    connection.client.resetAndDestroy();
  }
  happened();
  return null;
}

/** The client sees its statement prepared and bound; what is executed is something else. */
function replaced({ connection, message }: Where, sql: string, onSent: () => void): Turn {
  if (message.type === "Q") {
    onSent();
    return { listener: connection.toClient, first: query(sql) };
  }
  let isBound = false;
  const listener: Listener = (answer) => {
    const isOfTheOther = isBound && (answer.type === "1" || answer.type === "2");
    if (answer.type === "2") isBound = true;
    if (!isOfTheOther) connection.toClient(answer);
  };
  return { listener, instead: { sql, onSent } };
}

/** PostgreSQL drops a request that meets no statement: so one sleeps in its place, until a request has met it. */
function cancelledInItsSleep(where: Where): Turn {
  const { connection, attempt } = where;
  let isOver = false;
  const cancel = async () => {
    while (!isOver && !connection.server.destroyed) {
      await wait(CANCEL_AGAIN_MS);
      if (!isOver) await connection.cancel();
      attempt.happened();
    }
  };
  const turn = replaced(where, SLEEP, () => {
    connection.pending = cancel();
  });
  const { listener } = turn;
  turn.listener = (answer) => {
    if (answer.type === "Z") isOver = true;
    listener(answer);
  };
  return turn;
}

async function cutAfter({ connection, attempt }: Where): Promise<Turn> {
  if (attempt.plan.isAlone) {
    // So that a write that stands alone can be asked for again: it ends with its connection, not committed.
    await connection.ask("begin");
    attempt.xid = await connection.ask("select pg_current_xact_id()");
  }
  return {
    listener: (answer) => {
      attempt.hear(answer);
      if (answer.type !== "Z") return;
      connection.destroy();
      attempt.happened();
    },
  };
}
