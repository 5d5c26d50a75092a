import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, expect, inject, test, vi } from "vitest";
import { makeUser, testDb } from "@/lib/testing/database";
import { users } from "../../schema";
import { missingFromPool, openHarness } from "./fault-harness";
import { PROMPT_MS } from "./observer";
import { toOutcome } from "./try-fault";

const ROUNDS = 50;
const AT_ONCE = 6;

const { db, url } = await testDb();
const folder = await mkdtemp(join(tmpdir(), "kumquat-faults-"));
const { bench, close } = await openHarness(url, { kind: inject("databaseTemplate").kind, folder });

/** The embedded database's one session is a lock that nobody sees: who waits for it has had no answer. */
const countWaiting = async () =>
  bench.kind === "postgres" ? bench.observer.countWaiting() : bench.proxy.countWaiting();

afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

test("connections cut while they wait for a lock, round after round, leave the pool whole", {
  timeout: 120_000,
}, async () => {
  const { id } = await makeUser(db);
  const mark = (passwordHash: string) => ({ passwordHash });
  const reads: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await db.transaction(async (holder) => {
      await holder.update(users).set(mark("held")).where(eq(users.id, id));
      const waiting = Array.from({ length: AT_ONCE }, () =>
        toOutcome(bench.db.transaction((tx) => tx.update(users).set(mark("cut")).where(eq(users.id, id)))),
      );
      await vi.waitFor(async () => expect(await countWaiting()).toBe(AT_ONCE), { timeout: 10_000, interval: 5 });
      bench.proxy.cutWaiting();
      const outcomes = await Promise.all(waiting);
      expect(outcomes.filter((outcome) => "value" in outcome)).toEqual([]);
    });
    reads.push(await bench.observer.read());
  }
  console.info(`${ROUNDS} rounds of ${AT_ONCE}: a read took ${Math.max(...reads).toFixed(0)} ms at most`);
  expect(await missingFromPool(bench)).toBeNull();
  expect(await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id))).toEqual([{ hash: "held" }]);
  // One that is slow may have met a busy machine; a session that is held keeps every one of them waiting.
  expect(reads.filter((ms) => ms > PROMPT_MS).length).toBeLessThan(ROUNDS / 10);
});
