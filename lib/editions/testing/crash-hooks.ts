import { writeSync } from "node:fs";
import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "@/db/client";
import type { Mail } from "@/lib/ports/mail";
import type { CrashOrders } from "./crash-points";

type CrashPoint = (name: string) => void;

/** Kills the process at the first of the points that its orders name, which is the last thing that it says. */
export function crashHooks(): { point: CrashPoint; obey: (orders: CrashOrders) => void } {
  let orders: CrashOrders | undefined;
  return {
    obey: (received) => {
      orders = received;
    },
    point: (name) => {
      if (!orders?.diesAt.includes(name)) return;
      writeSync(process.stdout.fd, `${name}\n`);
      process.kill(process.pid, "SIGKILL");
    },
  };
}

/** The statements of a hand-over, by what only they say. */
const STATEMENTS: readonly (readonly [RegExp, string])[] = [
  [/insert into delivery_batches .* where exists/s, "gathering"],
  [/first_tried_at = coalesce/, "claiming"],
  [/update delivery_batches set state = 'sent'/, "settling"],
];

/** The database with a point before and after each statement of a hand-over. */
export function hookStatements(db: Database, point: CrashPoint): Database {
  const dialect = new PgDialect();
  const execute = async (statement: SQL) => {
    const text = dialect.sqlToQuery(statement).sql;
    const name = STATEMENTS.find(([says]) => says.test(text))?.[1];
    if (name) point(`before ${name}`);
    const result = await db.execute(statement);
    if (name) point(`after ${name}`);
    return result;
  };
  return new Proxy(db, {
    get: (target, name) => {
      if (name === "execute") return execute;
      const part = Reflect.get(target, name);
      return typeof part === "function" ? part.bind(target) : part;
    },
  });
}

/** Mail with a crash point before a batch is sent and one after its response. */
export const hookMail = (mail: Mail, point: CrashPoint): Mail => ({
  ...mail,
  async sendBatch(...batch) {
    point("before handing over");
    const result = await mail.sendBatch(...batch);
    point("after handing over");
    return result;
  },
});
