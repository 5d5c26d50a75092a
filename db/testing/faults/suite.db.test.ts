import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { testDb } from "@/lib/testing/database";
import type { Transaction } from "../../client";
import { users } from "../../schema";
import { FAULTS } from "./fault";
import { openHarness, SiteHistory } from "./fault-harness";
import { tryStatement } from "./try-statement";
import { tryTransaction } from "./try-transaction";

const { db, url } = await testDb();
const folder = await mkdtemp(join(tmpdir(), "kumquat-faults-"));
const { kind } = inject("databaseTemplate");
const { bench, close } = await openHarness(url, { kind, folder });

afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

let sites = 0;
let site = "";
beforeEach(() => {
  bench.violations.length = 0;
  site = `made-up.ts:${++sites}`;
});

const insert = (tx: Transaction, name: string) =>
  tx.insert(users).values({ username: name, usernameKey: name, passwordHash: "no password" });
const tryIt = <T>(work: (tx: Transaction) => Promise<T>) =>
  tryTransaction(bench, new SiteHistory(), { site, work, config: undefined });
const count = (name: string) => db.$count(users, eq(users.usernameKey, name));

test("a sound transaction meets every fault, and is there once in the end, with its answer", async () => {
  let runs = 0;
  const answer = await tryIt(async (tx) => {
    runs += 1;
    await insert(tx, "sound");
    return "done";
  });
  expect(bench.violations).toEqual([]);
  expect(answer).toBe("done");
  expect(await count("sound")).toBe(1);
  // To look, and for each fault of its beginning (which it is run in when it goes on), insert, rollback and commit.
  expect(runs).toBeGreaterThan(3 * FAULTS.length);
});

test("a transaction that refuses is refused in the end, in its own words", async () => {
  const refused = tryIt(async (tx) => {
    await insert(tx, "refused");
    throw new Error("No.");
  });
  await expect(refused).rejects.toThrow("No.");
  expect(bench.violations).toEqual([]);
  expect(await count("refused")).toBe(0);
});

test("a statement that stands alone meets every fault, and is done once", async () => {
  const work = sql`insert into users (username, username_key, password_hash) values ('alone', 'alone', '')`;
  const text = "insert into users (username, username_key, password_hash) values ('alone', 'alone', '')";
  await tryStatement(bench, { site, sql: text, run: () => bench.db.execute(work) });
  expect(bench.violations).toEqual([]);
  expect(await count("alone")).toBe(1);
});

test("finds a callback that goes on after a statement has failed", async () => {
  await tryIt(async (tx) => {
    await insert(tx, `swallows-${site}`).catch(() => {});
  });
  expect(bench.violations.join()).toContain("its callback went on as if nothing had happened");
});

test.runIf(kind === "postgres")("finds a lock that outlives its transaction", async () => {
  await tryIt(async (tx) => {
    await tx.execute(sql`select pg_try_advisory_lock(38)`);
    await insert(tx, `locks-${site}`);
  });
  expect(bench.violations.join()).toContain("1 locks of ours");
});

test.runIf(kind === "postgres")("finds a connection that never came back", async () => {
  let end = () => {};
  const lost = bench.db.transaction(() => new Promise<void>((resolve) => (end = resolve)));
  await tryIt((tx) => insert(tx, `lost-${site}`));
  end();
  await lost;
  expect(bench.violations.join()).toContain("the pool gives 9 of 10 connections");
});

test.runIf(kind === "embedded")("finds a transaction that keeps everybody waiting", async () => {
  const reading = await db.transaction(async () => {
    const asked = { inTheMeantime: bench.observer.read() };
    await wait(700);
    return asked;
  });
  expect(await reading.inTheMeantime).toBeGreaterThan(500);
});
