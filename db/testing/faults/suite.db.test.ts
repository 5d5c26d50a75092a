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

const { db, url, directUrl } = await testDb();
const folder = await mkdtemp(join(tmpdir(), "kumquat-faults-"));
const { kind } = inject("databaseTemplate");
const { harness, close } = await openHarness(url, { kind, folder, directUrl });

afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

let sites = 0;
let site = "";
beforeEach(() => {
  harness.violations.length = 0;
  site = `made-up.ts:${++sites}`;
});

const insert = (tx: Transaction, name: string) =>
  tx.insert(users).values({ username: name, usernameKey: name, passwordHash: "no password" });
const tryIt = <T>(work: (tx: Transaction) => Promise<T>) =>
  tryTransaction(harness, new SiteHistory(), { site, work, config: undefined });
const count = (name: string) => db.$count(users, eq(users.usernameKey, name));

test("a sound transaction gets every fault, and commits once in the end, with its result", async () => {
  let runs = 0;
  const result = await tryIt(async (tx) => {
    runs += 1;
    await insert(tx, "sound");
    return "done";
  });
  expect(harness.violations).toEqual([]);
  expect(result).toBe("done");
  expect(await count("sound")).toBe(1);
  // One to observe, and one for each fault of its begin (which runs if it goes on), insert, rollback and commit.
  expect(runs).toBeGreaterThan(3 * FAULTS.length);
});

test("a transaction that throws rejects in the end, with its own error", async () => {
  const refused = tryIt(async (tx) => {
    await insert(tx, "refused");
    throw new Error("No.");
  });
  await expect(refused).rejects.toThrow("No.");
  expect(harness.violations).toEqual([]);
  expect(await count("refused")).toBe(0);
});

test("a single statement gets every fault, and is executed once", async () => {
  const work = sql`insert into users (username, username_key, password_hash) values ('alone', 'alone', '')`;
  const text = "insert into users (username, username_key, password_hash) values ('alone', 'alone', '')";
  await tryStatement(harness, { site, sql: text, run: () => harness.db.execute(work) });
  expect(harness.violations).toEqual([]);
  expect(await count("alone")).toBe(1);
});

test("finds a callback that continues after a statement has failed", async () => {
  await tryIt(async (tx) => {
    await insert(tx, `swallows-${site}`).catch(() => {});
  });
  expect(harness.violations.join()).toContain("its callback went on as if nothing had happened");
});

test.runIf(kind === "postgres")("finds a lock that outlives its transaction", async () => {
  await tryIt(async (tx) => {
    await tx.execute(sql`select pg_try_advisory_lock(38)`);
    await insert(tx, `locks-${site}`);
  });
  expect(harness.violations.join()).toContain("1 locks of ours");
});

test.runIf(kind === "postgres")("finds a connection that is never returned", async () => {
  let end = () => {};
  const lost = harness.db.transaction(() => new Promise<void>((resolve) => (end = resolve)));
  await tryIt((tx) => insert(tx, `lost-${site}`));
  end();
  await lost;
  expect(harness.violations.join()).toContain("the pool gives 9 of 10 connections");
});

test.runIf(kind === "embedded")("finds a transaction that delays everybody", async () => {
  const reading = await db.transaction(async () => {
    const pending = { inTheMeantime: harness.observer.read() };
    await wait(700);
    return pending;
  });
  expect(await reading.inTheMeantime).toBeGreaterThan(500);
});
