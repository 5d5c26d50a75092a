import { connect } from "node:net";
import postgres from "postgres";
import { afterAll, afterEach, expect, test } from "vitest";
import { openInMemory } from "./database-folder";
import { openGateway } from "./gateway";
import { emptyDatabase } from "./testing/prepared-database";

const failures: unknown[] = [];
const database = await openInMemory(await emptyDatabase());
const gateway = await openGateway({
  database,
  password: "secret",
  silence: { alone: 400, othersWait: 400 },
  handshakeMs: 300,
  onFailure: (error) => failures.push(error),
});
const pools: postgres.Sql[] = [];

function pool(options: postgres.Options<Record<string, never>> = {}): postgres.Sql {
  const made = postgres(gateway.url, { max: 1, onnotice: () => {}, ...options });
  pools.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((item) => item.end({ timeout: 0 })));
  expect(failures).toEqual([]);
});

afterAll(async () => {
  await gateway.close();
  await database.close();
});

test("ten connections mixing transactions, errors and dropped sockets get no wrong result", async () => {
  await pool()`create table ledger (worker int, step int, unique (worker, step))`;
  const wrong: string[] = [];
  const stored = await Promise.all(Array.from({ length: 10 }, (_, worker) => mixedWork(worker, wrong)));
  const [row] = await pool()<{ rows: number }[]>`select count(*)::int as rows from ledger`;
  expect(wrong).toEqual([]);
  expect(row?.rows).toBe(stored.reduce((a, b) => a + b, 0));
}, 60_000);

/** Does what a busy server does, checks each result against what was sent, and returns how many rows it stored. */
async function mixedWork(worker: number, wrong: string[]): Promise<number> {
  let sql = pool();
  let stored = 0;
  for (let step = 0; step < 60; step++) {
    const marker = worker * 1000 + step;
    if (step % 6 === 0) {
      await sql.begin(async (tx) => {
        await tx`insert into ledger values (${worker}, ${step})`;
        const [row] = await tx<{ rows: number }[]>`select count(*)::int as rows from ledger where worker = ${worker}`;
        if (row?.rows !== stored + 1) wrong.push(`${marker}: ${row?.rows} rows, ${stored + 1} expected`);
      });
      stored++;
    } else if (step % 6 === 1) {
      const failed = await sql`select ${marker}::int / 0`.catch((error: { code: string }) => error.code);
      if (failed !== "22012") wrong.push(`${marker}: a division by zero responded with ${String(failed)}`);
    } else if (step % 6 === 2) {
      const failing = sql.begin(async (tx) => {
        await tx`insert into ledger values (${worker}, ${step})`;
        await tx`insert into ledger values (${worker}, ${step})`;
      });
      if ((await failing.catch(() => "refused")) !== "refused") wrong.push(`${marker}: a duplicate was taken`);
    } else if (step % 6 === 3) {
      await dropInTransaction(worker, step);
      sql = pool({ prepare: step % 4 === 3 });
    } else {
      const results = await Promise.all([sql`select ${marker}::int as n`, sql`select ${-marker}::int as n`]);
      if (results[0][0]?.n !== marker || results[1][0]?.n !== -marker) wrong.push(`${marker}: ${results}`);
    }
  }
  return stored;
}

async function dropInTransaction(worker: number, step: number): Promise<void> {
  const socket = await signIn();
  socket.write(simpleQuery(`begin; insert into ledger values (${worker}, ${step})`));
  await new Promise((resolve) => setTimeout(resolve, 5));
  socket.destroy();
}

test("a wrong password is refused", async () => {
  const url = new URL(gateway.url);
  url.password = "guess";
  const sql = postgres(url.href, { max: 1 });
  await expect(sql`select 1`).rejects.toMatchObject({ code: "28P01" });
  await sql.end();
});

test("garbage, oversized and half-sent startup packets end only their own connection", async () => {
  const beginnings = [
    Buffer.from("GET / HTTP/1.1\r\n\r\n"),
    Buffer.alloc(64),
    Buffer.from([0x7f, 0xff, 0xff, 0xff, 0, 3, 0, 0]),
    Buffer.from([0, 0, 0, 8, 4, 210, 22, 46, 0]),
    Buffer.from([0, 0]),
    Buffer.alloc(200_000, 1),
  ];
  await Promise.all(beginnings.map(sendAndWaitForEnd));
  for (const message of [Buffer.from([0x51, 0, 0, 0, 1]), frame("!"), frame("F", Buffer.alloc(9)), frame("X")]) {
    const socket = await signIn();
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.resume().write(message);
    await closed;
  }
  expect(await pool()`select 1 as n`).toEqual([{ n: 1 }]);
});

test("an encryption request is declined, and a cancel request does no harm", async () => {
  const socket = connect(Number(new URL(gateway.url).port), "127.0.0.1");
  socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]));
  expect(String(await new Promise((resolve) => socket.once("data", resolve)))).toBe("N");
  socket.destroy();
  const cancel = Buffer.alloc(16);
  cancel.writeInt32BE(16, 0);
  cancel.writeInt32BE(80877102, 4);
  await sendAndWaitForEnd(cancel);
  expect(await pool()`select 1 as n`).toEqual([{ n: 1 }]);
});

test("a client that is silent inside a transaction for too long is cut off, and the others go on", async () => {
  await pool()`create table silence (n int)`;
  const silent = pool();
  const cut = silent
    .begin(async (tx) => {
      await tx`insert into silence values (1)`;
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await tx`insert into silence values (2)`;
    })
    .catch((error: { code: string }) => error.code);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const start = performance.now();
  expect(await pool()`select count(*)::int as n from silence`).toEqual([{ n: 0 }]);
  expect(performance.now() - start).toBeLessThan(1_200);
  expect(await cut).toMatch(/25P03|CONNECTION/);
});

test("connections that use the same statement name get each their own statement", async () => {
  const [one, two] = await Promise.all([signIn(), signIn()]);
  await ask(one, parse("s", "select 1"), SYNC);
  await ask(two, parse("s", "select 2"), SYNC);
  await ask(one, parse("", "select 3"), SYNC);
  await ask(two, parse("", "select 4"), SYNC);
  expect(await ask(one, bind("s"), EXECUTE, SYNC)).toContain(row("1"));
  expect(await ask(two, bind("s"), EXECUTE, SYNC)).toContain(row("2"));
  expect(await ask(one, bind(""), EXECUTE, SYNC)).toContain(row("3"));
  expect(await ask(two, bind(""), EXECUTE, SYNC)).toContain(row("4"));
  one.destroy();
  two.destroy();
});

test("what would hang the session for everybody is refused with a sentence", async () => {
  const socket = await signIn();
  expect(await ask(socket, simpleQuery("copy pg_class from stdin"))).toContain("COPY FROM STDIN is not supported");
  expect(await pool()`select 1 as n`).toEqual([{ n: 1 }]);
});

test("settings do not outlive the connection that made them", async () => {
  const sql = pool();
  await sql`set statement_timeout = 1234`;
  await sql.end();
  expect(await pool()`show statement_timeout`).not.toEqual([{ statement_timeout: "1234ms" }]);
});

test("a large value round-trips unchanged", async () => {
  const text = "kumquat ".repeat(600_000);
  const [row] = await pool()<{ same: string }[]>`select ${text}::text as same`;
  expect(row?.same).toBe(text);
});

const frame = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const simpleQuery = (sql: string) => frame("Q", Buffer.from(`${sql}\0`));
const parse = (name: string, sql: string) => frame("P", Buffer.from(`${name}\0${sql}\0\0\0`));
const bind = (name: string) => frame("B", Buffer.from(`\0${name}\0\0\0\0\0\0\0`));
const EXECUTE = frame("E", Buffer.alloc(5));
const SYNC = frame("S");
/** A DataRow of one short column. */
const row = (value: string) => `\0\x01\0\0\0\x01${value}`;

async function signIn() {
  const socket = connect(Number(new URL(gateway.url).port), "127.0.0.1");
  socket.on("error", () => {});
  const body = Buffer.from("\0\x03\0\0user\0postgres\0database\0postgres\0\0", "latin1");
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  await ask(socket, Buffer.concat([length, body]));
  await ask(socket, frame("p", Buffer.from("secret\0")));
  return socket;
}

/** Sends, and returns the first bytes that come back. */
async function ask(socket: ReturnType<typeof connect>, ...messages: Buffer[]): Promise<string> {
  const response = new Promise<Buffer>((resolve) => socket.once("data", resolve));
  socket.write(Buffer.concat(messages));
  return (await response).toString("latin1");
}

async function sendAndWaitForEnd(bytes: Buffer): Promise<void> {
  const socket = connect(Number(new URL(gateway.url).port), "127.0.0.1", () => socket.write(bytes));
  socket.on("error", () => {});
  socket.resume();
  await new Promise((resolve) => socket.once("close", resolve));
}
