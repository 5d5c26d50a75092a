import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deliveries, deliveryBatches, editions, subscribers, suppressions } from "@/db/schema";
import { type Mail, MailError } from "@/lib/ports/mail";
import { testDb } from "@/lib/testing/database";
import { KEY_LIFETIME_MS, scriptedMail } from "@/lib/testing/scripted-mail";
import { finishEdition } from "./finish-edition";
import { queueDeliveries } from "./queue-deliveries";
import { sendEdition } from "./send-edition";
import { editionFixtures, later, MESSAGE as message, NOW } from "./testing/edition-fixtures";

const { db } = await testDb();
const { make: makeEdition, ctxAt, sendAll } = editionFixtures(db);

const ledger = async (editionId: string) => {
  const rows = await db.select().from(deliveries).where(eq(deliveries.editionId, editionId));
  return Object.groupBy(rows, ({ state }) => state);
};
const stateOf = async (id: string) => (await db.select().from(editions).where(eq(editions.id, id)))[0]?.state;

test("everybody who was confirmed gets it once, in batches of at most a hundred, and the ledger says so", async () => {
  const edition = await makeEdition(250);
  const { mail, calls, received } = scriptedMail();
  expect(await sendAll(edition, mail)).toMatchObject({ next: "done" });
  expect(calls.map(({ to }) => to.length).sort()).toEqual([100, 100, 50]);
  expect(new Set(received()).size).toBe(250);
  expect(received()).toHaveLength(250);
  const { sent } = await ledger(edition.id);
  expect(sent).toHaveLength(250);
  expect(sent?.every(({ email, providerId }) => providerId?.endsWith(`:${email}`))).toBe(true);
  expect(await finishEdition(db, edition.id, NOW)).toBe(true);
  expect(await finishEdition(db, edition.id, NOW)).toBe(false);
  expect(await stateOf(edition.id)).toBe("sent");
});

test("queueing and sending again changes nothing", async () => {
  const edition = await makeEdition(30);
  const { mail, calls } = scriptedMail();
  await sendAll(edition, mail);
  expect(await queueDeliveries(db, edition)).toBe(0);
  await sendAll(edition, mail);
  expect(calls).toHaveLength(1);
});

test("who confirmed after the edition was opened waits for the next one", async () => {
  const edition = await makeEdition(1);
  const email = `late@${edition.id}.example`;
  await db
    .insert(subscribers)
    .values({ email, emailKey: email, city: edition.city, state: "confirmed", confirmedAt: later(1) });
  expect(await queueDeliveries(db, edition)).toBe(0);
});

test("two processes at once send to nobody twice", async () => {
  const edition = await makeEdition(900);
  const { mail, received } = scriptedMail();
  await Promise.all([sendAll(edition, mail), sendAll(edition, mail), sendAll(edition, mail)]);
  expect(received()).toHaveLength(900);
  expect(new Set(received()).size).toBe(900);
});

test("who has left, was suppressed or deleted before the first hand-off is left out, with the reason", async () => {
  const edition = await makeEdition(5);
  const of = (i: number) => eq(subscribers.emailKey, `reader-${i}@${edition.id}.example`);
  await db.update(subscribers).set({ state: "cancelled" }).where(of(0));
  await db.insert(suppressions).values({ emailKey: `reader-1@${edition.id}.example`, reason: "complaint" });
  await db.delete(subscribers).where(of(2));
  const { mail, received } = scriptedMail();
  await sendAll(edition, mail);
  expect(received().sort()).toEqual([3, 4].map((i) => `reader-${i}@${edition.id}.example`));
  const { skipped } = await ledger(edition.id);
  expect(skipped?.map(({ reason }) => reason).sort()).toEqual([
    "Deleted before the hand-off.",
    "The address is suppressed: complaint.",
    "Unsubscribed before the hand-off.",
  ]);
  expect(skipped?.every(({ email, unsubscribeToken }) => email === null && unsubscribeToken === null)).toBe(true);
});

test("a reader who leaves while the batch waits for its turn gets no message", async () => {
  const edition = await makeEdition(3);
  const { mail, received } = scriptedMail();
  const leaving = eq(subscribers.emailKey, `reader-1@${edition.id}.example`);
  const turn = async () => {
    await db.update(subscribers).set({ state: "cancelled" }).where(leaving);
  };
  await sendAll(edition, { ...mail, waitForTurn: turn });
  expect(received()).toHaveLength(2);
});

test("when all have left, nothing is handed over and the edition ends", async () => {
  const edition = await makeEdition(4);
  await db.update(subscribers).set({ state: "cancelled" }).where(eq(subscribers.city, edition.city));
  const { mail, calls } = scriptedMail();
  expect(await sendAll(edition, mail)).toMatchObject({ next: "done" });
  expect(calls).toEqual([]);
  expect(await finishEdition(db, edition.id, NOW)).toBe(true);
});

test("a batch that was accepted without a response is sent again under the same key, with the same request", async () => {
  const edition = await makeEdition(150);
  const lost = new MailError("uncertain", "The connection broke.");
  const { mail, calls, received } = scriptedMail({ after: ({ attempt }) => (attempt < 3 ? lost : null) });
  await sendAll(edition, mail);
  expect(calls).toHaveLength(6);
  expect(new Set(calls.map(({ key, to }) => `${key} ${to.join()}`)).size).toBe(2);
  expect(received()).toHaveLength(150);
});

test("after its first hand-off a batch stays as it was, even if a reader leaves", async () => {
  const edition = await makeEdition(3);
  const { mail, calls } = scriptedMail({
    after: ({ attempt }) => (attempt === 1 ? new MailError("uncertain", "The connection broke.") : null),
  });
  await sendEdition(ctxAt(mail, NOW), { id: edition.id, message }, { forMs: 60_000 });
  await db.update(subscribers).set({ state: "cancelled" }).where(eq(subscribers.city, edition.city));
  await sendAll(edition, mail, later(60_000));
  expect(calls.map(({ to }) => to.length)).toEqual([3, 3]);
});

test("beyond the key's life nothing that may have been taken is sent again: it is marked uncertain", async () => {
  const edition = await makeEdition(3);
  const { mail, calls } = scriptedMail({ after: () => new MailError("uncertain", "The connection broke.") });
  await sendEdition(ctxAt(mail, NOW), { id: edition.id, message }, { forMs: 60_000 });
  const before = calls.length;
  expect(await sendAll(edition, mail, later(KEY_LIFETIME_MS + 60_000))).toMatchObject({ next: "done" });
  expect(calls).toHaveLength(before);
  expect((await ledger(edition.id)).uncertain).toHaveLength(3);
  expect(await finishEdition(db, edition.id, NOW)).toBe(true);
});

test("after the key has expired, what was surely not accepted starts over, with consent read again", async () => {
  const edition = await makeEdition(3);
  let isDown = true;
  const { mail, received } = scriptedMail({
    before: () => (isDown ? new MailError("unavailable", "Down for a day.") : null),
  });
  await sendEdition(ctxAt(mail, NOW), { id: edition.id, message }, { forMs: 60_000 });
  isDown = false;
  const leaving = eq(subscribers.emailKey, `reader-2@${edition.id}.example`);
  await db.update(subscribers).set({ state: "cancelled" }).where(leaving);
  await sendAll(edition, mail, later(KEY_LIFETIME_MS + 60_000));
  expect(received()).toHaveLength(2);
});

test("a provider that wants fewer requests gets none sooner than it says", async () => {
  const edition = await makeEdition(2);
  const { mail, calls } = scriptedMail({
    before: ({ attempt }) => (attempt === 1 ? new MailError("rate_limited", "Slow down.", 40_000) : null),
  });
  const remaining = await sendEdition(ctxAt(mail, NOW), { id: edition.id, message }, { forMs: 60_000 });
  expect(remaining.next).toBe("again");
  expect(remaining.next === "again" && remaining.at?.getTime()).toBeGreaterThanOrEqual(NOW.getTime() + 40_000);
  await sendEdition(ctxAt(mail, later(39_000)), { id: edition.id, message }, { forMs: 60_000 });
  expect(calls).toHaveLength(1);
  await sendAll(edition, mail, later(41_000));
  expect(calls).toHaveLength(2);
});

test("one address that is refused costs the others nothing", async () => {
  const edition = await makeEdition(100);
  const bad = `reader-41@${edition.id}.example`;
  const { mail, received } = scriptedMail({
    before: ({ to }) => (to.includes(bad) ? new MailError("refused", "The domain does not exist.") : null),
  });
  await sendAll(edition, mail);
  expect(received()).toHaveLength(99);
  const { failed, sent } = await ledger(edition.id);
  expect(sent).toHaveLength(99);
  expect(failed?.map(({ email, reason }) => [email, reason])).toEqual([[bad, "The domain does not exist."]]);
});

test("a key that the provider refuses pauses the edition, and nothing is lost", async () => {
  const edition = await makeEdition(300);
  let isRefused = true;
  const { mail, received } = scriptedMail({
    before: () => (isRefused ? new MailError("unauthorized", "The API key is invalid.") : null),
  });
  expect(await sendEdition(ctxAt(mail, NOW), { id: edition.id, message }, { forMs: 60_000 })).toEqual({
    next: "halted",
  });
  expect(await stateOf(edition.id)).toBe("paused");
  isRefused = false;
  await db.update(editions).set({ state: "sending" }).where(eq(editions.id, edition.id));
  await sendAll(edition, mail, later(600_000));
  expect(received()).toHaveLength(300);
});

test("a worker that died is followed by another after its lease, under the same key", async () => {
  const edition = await makeEdition(120);
  const dying: Mail = { ...scriptedMail().mail, sendBatch: () => Promise.reject(new Error("killed")) };
  await expect(sendEdition(ctxAt(dying, NOW), { id: edition.id, message }, { forMs: 60_000 })).rejects.toThrow(
    "killed",
  );
  const { mail, received } = scriptedMail();
  const soon = await sendEdition(ctxAt(mail, later(1_000)), { id: edition.id, message }, { forMs: 60_000 });
  expect(soon.next).toBe("again");
  await sendAll(edition, mail, later(120_000));
  expect(received()).toHaveLength(120);
  const open = await db
    .select()
    .from(deliveryBatches)
    .where(and(eq(deliveryBatches.editionId, edition.id), eq(deliveryBatches.state, "open")));
  expect(open).toEqual([]);
});

test("a paused edition hands nothing over", async () => {
  const edition = await makeEdition(5);
  await db.update(editions).set({ state: "paused" }).where(eq(editions.id, edition.id));
  const { mail, calls } = scriptedMail();
  expect(await sendEdition(ctxAt(mail, NOW), { id: edition.id, message }, { forMs: 60_000 })).toEqual({
    next: "halted",
  });
  expect(calls).toEqual([]);
});
