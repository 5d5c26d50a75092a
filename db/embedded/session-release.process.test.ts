import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, expect, test } from "vitest";
import { openInMemory } from "./database-folder";
import { openGateway } from "./gateway";
import { emptyDatabase } from "./testing/prepared-database";
import { bind, EXECUTE, FLUSH, parse, WireClient } from "./testing/wire-client";
import { query, SYNC } from "./wire";

const failures: unknown[] = [];
const database = await openInMemory(await emptyDatabase());
const silence = { alone: 60_000, othersWait: 3_000 };
const gateway = await openGateway({
  database,
  password: "secret",
  silence,
  onFailure: (error) => failures.push(error),
});
const clients: WireClient[] = [];

async function client(): Promise<WireClient> {
  const made = await WireClient.signIn(gateway.url);
  clients.push(made);
  return made;
}

/** What everybody else sees: a new client can read, and nothing is left in the session. */
async function expectGivenBack(): Promise<void> {
  const newClient = await client();
  // Before the session would be taken back from a silent client, on a busy machine too.
  const late = wait(2_500, ["late"], { ref: false });
  expect(await Promise.race([newClient.select("select 1"), late])).toEqual(["D 1", "Z I"]);
}

await (await client()).select("create table samples (n int primary key); insert into samples values (-1)");

afterEach(async () => {
  await Promise.all(clients.splice(0).map((item) => item.reset()));
  const newClient = await client();
  expect(await newClient.select("select count(*) from pg_prepared_statements")).toEqual(["D 0", "Z I"]);
  expect(await newClient.select("select count(*) from pg_settings where source = 'session'")).toEqual(["D 0", "Z I"]);
  expect(await newClient.select("select count(*) from samples")).toEqual(["D 1", "Z I"]);
  expect(failures).toEqual([]);
});

afterAll(async () => {
  await gateway.close();
  await database.close();
});

test("a text with NUL inside a transaction, and then a rollback that was parsed before", async () => {
  const [one, other] = [await client(), await client()];
  // Like a driver that caches its statements: the rollback is bound, not parsed again.
  await one.ask(parse("rollback", "rollback"), SYNC);
  await other.run("select 2");
  expect(await one.run("begin")).toEqual(["Z T"]);
  expect(await one.run("select $1::text", "a\0b")).toEqual(["E 22021", "Z E"]);
  expect(await one.select("select 1")).toEqual(["E 25P02", "Z E"]);
  expect(await one.ask(bind("rollback"), EXECUTE, SYNC)).toEqual(["Z I"]);
  await expectGivenBack();
});

test("one's own unnamed statement is restored after others have run, and only outside their transaction", async () => {
  const [one, other] = [await client(), await client()];
  await one.ask(parse("", "select 3"), SYNC);
  await other.run("select 2");
  expect(await one.ask(bind(""), EXECUTE, SYNC)).toEqual(["D 3", "Z I"]);
  await other.run("select 2");
  await one.ask(parse("begin", "begin"), SYNC);
  await other.run("select 2");
  await one.ask(bind("begin"), EXECUTE, SYNC);
  expect(await one.ask(bind(""), EXECUTE, SYNC)).toEqual(["D 3", "Z T"]);
  expect(await one.select("rollback")).toEqual(["Z I"]);
  expect(await one.ask(bind(""), EXECUTE, SYNC), "a simple query drops it").toEqual(["E 26000", "Z I"]);
  await other.run("select 2");
  expect(await one.ask(bind(""), EXECUTE, SYNC), "another's is never bound").toEqual(["E 26000", "Z I"]);
});

test("an unnamed statement that can no longer be parsed returns its error", async () => {
  const [one, other] = [await client(), await client()];
  await other.select("create table short (n int)");
  await one.ask(parse("", "select n from short"), SYNC);
  await other.select("drop table short");
  expect(await one.ask(bind(""), EXECUTE, SYNC)).toEqual(["E 42P01", "Z I"]);
  await expectGivenBack();
});

test("after an error everything from Flush to Sync is skipped, and then the session continues", async () => {
  const one = await client();
  one.send(parse("", "selec"), FLUSH);
  expect(await one.receive("E")).toEqual(["E 42601"]);
  one.send(bind(""), EXECUTE);
  expect(await one.ask(SYNC)).toEqual(["Z I"]);
  await expectGivenBack();
});

test.each(["reset", "end"] as const)(
  "a socket's %s in a transaction, failed or not, takes it back at once",
  async (way) => {
    for (const sql of ["select 1", "select 1 / 0"]) {
      const one = await client();
      await one.select("begin; insert into samples values (1)");
      await one.select(sql);
      if (way === "reset") await one.reset();
      else one.socket.end();
      await expectGivenBack();
    }
  },
);

test("what was executed without Sync is discarded when its client disconnects", async () => {
  const one = await client();
  one.send(parse("", "insert into samples values (2)"), bind(""), EXECUTE, FLUSH);
  await one.receive("C");
  await one.reset();
  await expectGivenBack();
});

test.each(["", "begin"])("half a message delays nobody, after %o", async (before) => {
  const one = await client();
  if (before) await one.select(before);
  one.send(query("select 1").subarray(0, 9));
  await wait(20);
  if (!before) return expectGivenBack();
  const other = await client();
  expect(await other.select("select 1")).toEqual(["D 1", "Z I"]);
  expect((await one.receive()).slice(-2)).toEqual(["E 25P03", "closed"]);
});

test("half a batch delays nobody, and never runs if its client disconnects", async () => {
  const one = await client();
  one.send(parse("", "insert into samples values (3)"), bind(""), EXECUTE);
  await expectGivenBack();
  one.socket.end();
  await one.closed;
});

test("occasional single bytes count as silence", async () => {
  const [one, other] = [await client(), await client()];
  await one.select("begin");
  const answered = other.select("select 1").then(() => "answered");
  const half = query("select 1");
  for (let i = 0; i < half.length - 1 && !one.socket.closed; i++) {
    one.send(half.subarray(i, i + 1));
    await wait(50);
  }
  expect(await answered).toBe("answered");
  expect(await one.receive()).toContain("E 25P03");
});

test("a client that is silent in a transaction is left alone while nobody waits", async () => {
  const one = await client();
  await one.select("begin");
  await wait(2 * silence.othersWait);
  expect(await one.select("commit")).toEqual(["Z I"]);
});

test.each(["", "begin; "])("a client that does not read its response delays nobody, after %o", async (before) => {
  const one = await client();
  one.socket.pause();
  one.send(query(`${before}select repeat('x', 1000) from generate_series(1, 50000)`));
  await wait(50);
  const other = await client();
  expect(await other.select("select 1")).toEqual(["D 1", "Z I"]);
  if (before) await expectGivenBack();
});

test.each(["reset", "end"] as const)(
  "a client that disconnects with a %s while it waits never gets the turn",
  async (way) => {
    const [one, two, three] = [await client(), await client(), await client()];
    await one.select("begin");
    two.send(query("insert into samples values (4)"));
    await wait(20);
    const behind = three.select("select 3");
    if (way === "reset") await two.reset();
    else two.socket.end();
    await wait(20);
    await one.select("commit");
    expect(await behind).toEqual(["D 3", "Z I"]);
    await expectGivenBack();
  },
);

test("a cancel ends what waits, leaves its connection usable, and affects nobody else", async () => {
  const [one, two, three] = [await client(), await client(), await client()];
  await one.select("begin");
  const cancelled = two.run("insert into samples values (5)");
  const behind = three.select("select 3");
  await wait(20);
  await two.cancel(Buffer.alloc(8));
  await two.cancel();
  await one.cancel();
  expect(await cancelled).toEqual(["E 57014", "Z I"]);
  expect(await one.select("commit")).toEqual(["Z I"]);
  expect(await behind).toEqual(["D 3", "Z I"]);
  expect(await two.select("select 2")).toEqual(["D 2", "Z I"]);
});

test("thirty clients that fail in their transactions at once delay nobody", async () => {
  const failing = await Promise.all(Array.from({ length: 30 }, client));
  const done = Promise.all(
    failing.map(async (item) => {
      await item.run("begin");
      const failed = await item.run("select $1::text", "a\0b");
      return [...failed, ...(await item.run("rollback"))];
    }),
  );
  await expectGivenBack();
  for (const item of await done) expect(item).toEqual(["E 22021", "Z E", "Z I"]);
});

const DEEP = 100_000;
test.each([
  ["an expression", [query(`select ${Array(DEEP).fill("1").join("+")}`)]],
  ["a value", [parse("", "select $1::jsonb"), bind("", "[".repeat(DEEP)), EXECUTE, SYNC]],
])("%s that is too deep for the stack ends the database: nobody is served by what is left", async (_, messages) => {
  const broken = await openInMemory(await emptyDatabase());
  const reported: unknown[] = [];
  const lost = await openGateway({ database: broken, password: "secret", onFailure: (error) => reported.push(error) });
  const [one, other] = [await WireClient.signIn(lost.url), await WireClient.signIn(lost.url)];
  expect(await one.ask(...messages)).toEqual(["closed"]);
  expect(await other.select("select 1")).toEqual(["closed"]);
  expect(reported).toMatchObject([{ cause: expect.any(RangeError) }]);
  await lost.close();
});
