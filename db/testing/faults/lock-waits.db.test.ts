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

const { db, url, directUrl } = await testDb();
const folder = await mkdtemp(join(tmpdir(), "kumquat-faults-"));
const { harness, close } = await openHarness(url, { kind: inject("databaseTemplate").kind, folder, directUrl });

/**
 * The embedded database's one session is an invisible lock: whoever waits for it has had no response. Behind a pooler
 * the server may still be ending those of the round before.
 */
const areAllWaiting = async () =>
  harness.proxy.countWaiting() === AT_ONCE &&
  (harness.kind === "embedded" || (await harness.observer.countWaiting()) >= AT_ONCE);

afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

test("connections cut while they wait for a lock, round after round, leave the pool intact", {
  timeout: 120_000,
}, async () => {
  const { id } = await makeUser(db);
  const withHash = (passwordHash: string) => ({ passwordHash });
  const reads: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await db.transaction(async (holder) => {
      await holder.update(users).set(withHash("held")).where(eq(users.id, id));
      const waiting = Array.from({ length: AT_ONCE }, () =>
        toOutcome(harness.db.transaction((tx) => tx.update(users).set(withHash("cut")).where(eq(users.id, id)))),
      );
      await vi.waitFor(async () => expect(await areAllWaiting()).toBe(true), { timeout: 10_000, interval: 5 });
      harness.proxy.cutWaiting();
      const outcomes = await Promise.all(waiting);
      expect(outcomes.filter((outcome) => "value" in outcome)).toEqual([]);
    });
    reads.push(await harness.observer.read());
  }
  console.info(`${ROUNDS} rounds of ${AT_ONCE}: a read took ${Math.max(...reads).toFixed(0)} ms at most`);
  expect(await missingFromPool(harness)).toBeNull();
  expect(await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id))).toEqual([{ hash: "held" }]);
  // A single slow one may be due to a busy machine; a session that is never released delays every one of them.
  expect(reads.filter((ms) => ms > PROMPT_MS).length).toBeLessThan(ROUNDS / 10);
});
