import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { testDb } from "@/lib/testing/database";
import { openDatabase } from "./client";
import { DatabaseUnavailableError, isDatabaseUnavailable } from "./connection/database-unavailable";
import { openCuttableProxy } from "./testing/cuttable-proxy";

const { db: direct, url } = await testDb();
await direct.execute(sql`create table counters (id int primary key, email text)`);
const between = await openCuttableProxy(url);
const { db, close } = openDatabase(between.url, { isWatched: true });

afterEach(() => between.resume());
afterAll(async () => {
  await close();
  between.close();
});

const selectOne = () => db.execute(sql`select 1 as one`).then(({ rows }) => rows);
const failed = (work: Promise<unknown>) =>
  work.then(
    () => "it succeeded",
    (error: unknown) => error,
  );

test("connections that are cut inside a transaction are replaced, all ten of them, repeatedly", async () => {
  for (let round = 0; round < 5; round++) {
    const cut = Array.from({ length: 10 }, () =>
      failed(
        db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          between.cut();
          await tx.execute(sql`select 1`);
        }),
      ),
    );
    for (const error of await Promise.all(cut)) expect(isDatabaseUnavailable(error)).toBe(true);
  }
  await waitUntilItAnswers();
  expect(await Promise.all(Array.from({ length: 20 }, selectOne))).toHaveLength(20);
});

test("the error that aborted a transaction is reported, not that its rollback failed", async () => {
  const mine = new Error("I changed my mind");
  const error = await failed(
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      between.cut();
      throw mine;
    }),
  );
  expect(error).toBe(mine);
  await waitUntilItAnswers();
});

test("a database that accepts connections and never responds is detected, for everybody who waits", async () => {
  await selectOne();
  between.pause();
  const errors = await Promise.all(Array.from({ length: 30 }, () => failed(selectOne())));
  for (const error of errors) expect(isDatabaseUnavailable(error)).toBe(true);
  between.resume();
  await waitUntilItAnswers();
});

test("a transaction that throws returns its connection to the pool, idle", async () => {
  const one = openDatabase(url, { max: 1 });
  const pid = () =>
    one.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`).then(({ rows }) => rows[0]?.pid);
  const before = await pid();
  await failed(one.db.transaction((tx) => tx.execute(sql`select 1 / 0`)));
  expect(await pid()).toBe(before);
  await one.close();
});

test("a transaction that goes on after a failed statement is not reported as committed", async () => {
  const swallowing = db.transaction(async (tx) => {
    await tx.execute(sql`insert into counters values (7, 'lost')`);
    await tx.execute(sql`select 1 / 0`).catch(() => {});
    return "written";
  });
  expect(everythingIn(await failed(swallowing))).toContain("all of it was rolled back");
  const { rows } = await db.execute(sql`select id from counters where id = 7`);
  expect(rows).toEqual([]);
});

test("a statement's parameters appear in none of its errors", async () => {
  const secret = "ana@example.com";
  await db.execute(sql`insert into counters values (1, ${secret})`);
  const errors = await Promise.all([
    failed(db.execute(sql`insert into counters values (1, ${secret})`)),
    failed(db.execute(sql`select ${secret}::uuid`)),
    failed(db.execute(sql`select ${secret}::text::int`)),
    failed(db.transaction((tx) => tx.execute(sql`insert into counters (email) values (${secret})`))),
  ]);
  for (const error of errors) {
    expect(error).toBeInstanceOf(Error);
    expect(everythingIn(error)).not.toContain("ana@");
  }
});

test("nor in those of a database that cannot be reached", async () => {
  const secret = "ana@example.com";
  const away = openDatabase("postgresql://nobody@127.0.0.1:1/none");
  const error = await failed(away.db.execute(sql`select ${secret}::text`));
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(everythingIn(error)).not.toContain("ana@");
  await away.close();
});

test("closing a pool does not wait for a statement that hangs", async () => {
  const other = openDatabase(between.url);
  await other.db.execute(sql`select 1`);
  between.pause();
  const hanging = failed(other.db.execute(sql`select 1`));
  await setImmediate();
  await other.close();
  expect(await hanging).toMatchObject({ cause: expect.any(DatabaseUnavailableError) });
});

function everythingIn(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return [error.stack, JSON.stringify(error), everythingIn(error.cause ?? "")].join("\n");
}

async function waitUntilItAnswers(): Promise<void> {
  await expect
    .poll(
      () =>
        selectOne().then(
          () => true,
          () => false,
        ),
      { timeout: 5_000 },
    )
    .toBe(true);
}
