import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { deliveryBatches } from "@/db/schema";
import { type Mail, MailError } from "@/lib/ports/mail";
import { testDb } from "@/lib/testing/database";
import { scriptedMail } from "@/lib/testing/scripted-mail";
import { finishEdition } from "./finish-edition";
import { LEASE_MS } from "./lease-batch";
import { editionFixtures, gate, later, NOW } from "./testing/edition-fixtures";

const { db } = await testDb();
const { make, sendOnce, sendAll, states, setState } = editionFixtures(db);
const AFTER_LEASE = later(LEASE_MS + 1);
const lost = () => new MailError("uncertain", "The connection broke.");
const refusal = () => new MailError("refused", "No such mailbox.");

afterEach(() => vi.useRealTimers());

/** Mail whose first turn, or first response, does not come before the test releases it. */
function sleepyMail(mail: Mail, where: "turn" | "sendBatch") {
  const { pass, open, reached } = gate();
  let isFirst = true;
  const wait = () => {
    if (!isFirst) return Promise.resolve();
    isFirst = false;
    return pass();
  };
  const sleepy: Mail = {
    ...mail,
    waitForTurn: async () => (where === "turn" ? wait() : undefined),
    async sendBatch(...batch) {
      const handOver = mail.sendBatch(...batch).then(
        (ids) => () => ids,
        (error: unknown) => () => {
          throw error;
        },
      );
      if (where === "sendBatch") await wait();
      return (await handOver)();
    },
  };
  return { sleepy, open, reached };
}

test("a worker that slept before its hand-off leaves the batch to its new holder", async () => {
  const edition = await make(3);
  const { mail, calls, received } = scriptedMail({ after: ({ attempt }) => (attempt === 1 ? lost() : null) });
  const { sleepy, open, reached } = sleepyMail(mail, "turn");
  const asleep = sendOnce(edition, sleepy);
  await reached;
  await sendOnce(edition, mail, AFTER_LEASE);
  open();
  await asleep;
  expect(calls).toHaveLength(1);
  expect(await states(edition)).toEqual({ claimed: 3 });
  expect(await sendAll(edition, mail, later(2 * LEASE_MS))).toMatchObject({ next: "done" });
  expect(received()).toHaveLength(3);
  expect(await states(edition)).toEqual({ sent: 3 });
  expect(await finishEdition(db, edition.id, NOW)).toBe(true);
});

test("two workers with the same bad address split the others once", async () => {
  const edition = await make(8);
  const bad = edition.emails[5] ?? "";
  const { mail, received } = scriptedMail({ before: ({ to }) => (to.includes(bad) ? refusal() : null) });
  const { sleepy, open, reached } = sleepyMail(mail, "sendBatch");
  const asleep = sendOnce(edition, sleepy);
  await reached;
  await sendAll(edition, mail, AFTER_LEASE);
  open();
  await asleep;
  await sendAll(edition, mail, later(2 * LEASE_MS));
  expect(received().sort()).toEqual(edition.emails.filter((email) => email !== bad).sort());
  expect(await states(edition)).toEqual({ failed: 1, sent: 7 });
});

test("a response that comes after the lease still counts", async () => {
  const edition = await make(4);
  const { mail, received } = scriptedMail();
  const { sleepy, open, reached } = sleepyMail(mail, "sendBatch");
  const asleep = sendOnce(edition, sleepy);
  await reached;
  await sendOnce(edition, { ...mail, sendBatch: () => Promise.reject(lost()) }, AFTER_LEASE);
  open();
  await asleep;
  expect(await states(edition)).toEqual({ sent: 4 });
  expect(received()).toHaveLength(4);
});

test("what was paused before its turn is not handed over, and goes on at once when it may", async () => {
  const edition = await make(5);
  const { mail, calls, received } = scriptedMail();
  const { sleepy, open, reached } = sleepyMail(mail, "turn");
  const waiting = sendOnce(edition, sleepy);
  await reached;
  await setState(edition, "paused");
  open();
  expect(await waiting).toEqual({ next: "halted" });
  expect(calls).toEqual([]);
  expect(await states(edition)).toEqual({ pending: 5 });
  await setState(edition, "sending");
  expect(await sendOnce(edition, mail, later(1_000))).toEqual({ next: "done" });
  expect(received()).toHaveLength(5);
});

test("a batch that was held by a clock a year ahead is taken up", async () => {
  const edition = await make(2);
  const { mail, received } = scriptedMail({ after: ({ attempt }) => (attempt === 1 ? lost() : null) });
  const ahead = later(365 * 86_400_000);
  await sendOnce(edition, mail, ahead);
  const [batch] = await db.select().from(deliveryBatches).where(eq(deliveryBatches.editionId, edition.id));
  expect(batch?.nextTryAt.getTime()).toBeGreaterThan(ahead.getTime());
  expect(await sendOnce(edition, mail, NOW)).toEqual({ next: "done" });
  expect(received()).toHaveLength(2);
});

test("a machine that slept for a day while a batch waited knows that its key is forgotten", async () => {
  const edition = await make(2);
  const { mail, calls } = scriptedMail({ after: lost });
  await sendOnce(edition, mail);
  expect(calls).toHaveLength(1);
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  const sleeping: Mail = {
    ...mail,
    waitForTurn: async () => void vi.setSystemTime(later(26 * 3_600_000)),
  };
  await sendOnce(edition, sleeping, later(60_000));
  expect(calls).toHaveLength(1);
  expect(await states(edition)).toEqual({ uncertain: 2 });
});
