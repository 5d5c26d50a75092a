import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, inject, test } from "vitest";
import { testDb } from "@/lib/testing/database";
import { ConnectionPool } from "./pool";
import { withConnection } from "./with-connection";

const LIMITS = { statementMs: 250, lockMs: 100, idleMs: 30_000 };

const { url } = await testDb();
const pool = new ConnectionPool(url, { max: 1, queueMs: 5_000, connectMs: 2_000, limits: LIMITS, isWatched: false });
afterAll(() => pool.close(1_000));

const query = (text: string, parameters?: unknown[]) => pool.query({ text }, parameters).then(({ rows }) => rows);
const backend = async () => (await query("select pg_backend_pid() as pid"))[0].pid;
const settings = "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock";
const jit = "select current_setting('jit') as jit";

/** The embedded database has no timeouts: there only the client abandons a statement. */
const onPostgres = test.skipIf(inject("databaseTemplate").kind === "embedded");

await query("create table seats (id int primary key, taken boolean)");
await query("insert into seats values (1, false)");

test("a single statement has the limits, and its connection has none before and after", async () => {
  expect(await query(settings)).toEqual([{ statement: "250ms", lock: "100ms" }]);
  const lease = await pool.lease();
  expect((await lease.query({ text: settings })).rows).toEqual([{ statement: "0", lock: "0" }]);
  lease.release();
});

test("no statement is compiled, alone or in a transaction, whatever the server's own setting is", async () => {
  expect(await query(jit)).toEqual([{ jit: "off" }]);
  const lease = await pool.lease();
  await lease.query({ text: "begin" });
  expect((await lease.query({ text: jit })).rows).toEqual([{ jit: "off" }]);
  await lease.query({ text: "rollback" });
  lease.release();
});

test("a single statement that fails changes nothing and leaves its connection usable", async () => {
  const before = await backend();
  await expect(query("insert into seats select 2, true from seats union all select 1, true")).rejects.toMatchObject({
    code: "23505",
  });
  await expect(query("select $1::int", ["many"])).rejects.toMatchObject({ code: "22P02" });
  await expect(query("selec 1")).rejects.toMatchObject({ code: "42601" });
  expect(await query("select id from seats")).toEqual([{ id: 1 }]);
  expect(await backend()).toBe(before);
});

test("what a single statement wrote is visible to others once it returns", async () => {
  await query("update seats set taken = $1", [true]);
  const others = await withConnection(url, (client) => client.query("select taken from seats"));
  expect(others.rows).toEqual([{ taken: true }]);
});

onPostgres("a single statement that takes too long is ended by the server, which keeps the connection", async () => {
  const before = await backend();
  await expect(query("select pg_sleep($1)", [20])).rejects.toMatchObject({
    code: "57014",
    message: "canceling statement due to statement timeout",
  });
  expect(await backend()).toBe(before);
});

onPostgres("a single statement waits for another transaction's lock no longer than allowed", async () => {
  const before = await backend();
  await withConnection(url, async (holder) => {
    await holder.query("begin");
    await holder.query("update seats set taken = false");
    await expect(query("update seats set taken = true")).rejects.toMatchObject({ code: "55P03" });
    await holder.query("rollback");
  });
  expect(await backend()).toBe(before);
});

onPostgres("a connection that ends between a single statement and its commit is reported, and replaced", async () => {
  const before = await backend();
  const outcome = query("select pg_sleep(0.2)").then(
    () => "it succeeded",
    () => "it failed",
  );
  await wait(50);
  await withConnection(url, (client) => client.query("select pg_terminate_backend($1)", [before]));
  expect(await outcome).toBe("it failed");
  await expect.poll(backend).not.toBe(before);
});
