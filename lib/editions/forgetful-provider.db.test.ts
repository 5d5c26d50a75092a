import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deliveries, subscribers, suppressions } from "@/db/schema";
import { type Mail, MailError, type MailFailure } from "@/lib/ports/mail";
import { testDb } from "@/lib/testing/database";
import { scriptedMail } from "@/lib/testing/scripted-mail";
import { claimRecipients } from "./claim-recipients";
import { LEASE_MS, leaseBatch } from "./lease-batch";
import { editionFixtures, later, NOW } from "./testing/edition-fixtures";

const { db } = await testDb();
const { make, sendOnce, sendAll, states, setState } = editionFixtures(db);
const failure = (kind: MailFailure) => new MailError(kind, "No.");
const suppressionOf = async (email: string) =>
  (await db.select().from(suppressions).where(eq(suppressions.emailKey, email)))[0]?.reason;

/** As a mail server: one message at a time, and no key is remembered. */
function forgetfulMail(script: Parameters<typeof scriptedMail>[0] = {}) {
  const scripted = scriptedMail(script);
  const mail: Mail = { ...scripted.mail, name: "smtp", batchMax: 1, concurrency: 3, keyLifetimeMs: 0 };
  return { ...scripted, mail };
}

test("each reader is a hand-off, and one without an answer is never repeated", async () => {
  const edition = await make(9);
  const [lost = ""] = edition.emails;
  const { mail, calls, received } = forgetfulMail({
    after: ({ to }) => (to[0] === lost ? failure("uncertain") : null),
  });
  expect(await sendAll(edition, mail)).toEqual({ next: "done" });
  expect(calls).toHaveLength(9);
  expect(received().sort()).toEqual(edition.emails.sort());
  expect(await states(edition)).toEqual({ sent: 8, uncertain: 1 });
});

test("a worker that died after it claimed leaves its reader uncertain, and one that died before does not", async () => {
  const edition = await make(3);
  const { mail, received } = forgetfulMail();
  const claimed = await leaseBatch(db, edition.id, NOW, { batchMax: 1 });
  if (claimed) await claimRecipients(db, claimed, "smtp", NOW);
  await leaseBatch(db, edition.id, NOW, { batchMax: 1 });
  await sendAll(edition, mail, later(2 * LEASE_MS));
  expect(received()).toHaveLength(2);
  expect(await states(edition)).toEqual({ sent: 2, uncertain: 1 });
});

test("a clock that is set back makes nobody's hand-off the first one again", async () => {
  const edition = await make(1);
  const ahead = later(365 * 86_400_000);
  const claimed = await leaseBatch(db, edition.id, ahead, { batchMax: 1 });
  if (claimed) await claimRecipients(db, claimed, "smtp", ahead);
  const { mail, calls } = forgetfulMail();
  await sendAll(edition, mail, NOW);
  expect(calls).toEqual([]);
  expect(await states(edition)).toEqual({ uncertain: 1 });
});

test("what certainly was not taken is tried again, with consent read anew", async () => {
  const edition = await make(2);
  const [gone = "", stays = ""] = edition.emails;
  const { mail, received } = forgetfulMail({
    before: ({ attempt }) => (attempt === 1 ? failure("unavailable") : null),
  });
  await sendOnce(edition, mail);
  expect(await states(edition)).toEqual({ pending: 2 });
  await db.update(subscribers).set({ state: "cancelled" }).where(eq(subscribers.emailKey, gone));
  await sendAll(edition, mail, later(60_000));
  expect(received()).toEqual([stays]);
  expect(await states(edition)).toEqual({ sent: 1, skipped: 1 });
});

test("a reader who is put off is given up after a while, and holds nobody up", async () => {
  const edition = await make(4);
  const [putOff = ""] = edition.emails;
  const { mail, calls } = forgetfulMail({ before: ({ to }) => (to[0] === putOff ? failure("deferred") : null) });
  expect(await sendAll(edition, mail)).toEqual({ next: "done" });
  expect(calls.filter(({ to }) => to[0] === putOff)).toHaveLength(30);
  expect(await states(edition)).toEqual({ sent: 3, failed: 1 });
  expect(await suppressionOf(putOff)).toBeUndefined();
});

test("a mailbox that does not exist is suppressed, a refused message suppresses nobody", async () => {
  const edition = await make(3);
  const [unknown = "", refused = ""] = edition.emails;
  await db.insert(suppressions).values({ emailKey: "left@example.com", reason: "unsubscribe" });
  const { mail } = forgetfulMail({
    before: ({ to }) => (to[0] === unknown ? failure("no_mailbox") : to[0] === refused ? failure("refused") : null),
  });
  await sendAll(edition, mail);
  expect(await states(edition)).toEqual({ sent: 1, failed: 2 });
  expect(await suppressionOf(unknown)).toBe("bounce");
  expect(await suppressionOf(refused)).toBeUndefined();
  expect(await suppressionOf("left@example.com")).toBe("unsubscribe");
});

test("a login that is refused pauses the edition, and everybody still gets it afterwards", async () => {
  const edition = await make(3);
  let isRefused = true;
  const { mail, received } = forgetfulMail({ before: () => (isRefused ? failure("unauthorized") : null) });
  expect(await sendOnce(edition, mail)).toEqual({ next: "halted" });
  expect(await states(edition)).toEqual({ pending: 3 });
  isRefused = false;
  await setState(edition, "sending");
  expect(await sendAll(edition, mail, later(60_000))).toEqual({ next: "done" });
  expect(received()).toHaveLength(3);
});

test("another provider never repeats what this one may have sent", async () => {
  const [toServer, toResend] = [await make(3), await make(150)];
  const resend = scriptedMail({ after: () => failure("uncertain") });
  await sendOnce(toResend, resend.mail);
  const server = forgetfulMail();
  await sendAll(toResend, server.mail, later(60_000));
  expect(await states(toResend)).toEqual({ uncertain: 150 });
  expect(server.calls).toEqual([]);
  const claimed = await leaseBatch(db, toServer.id, NOW, { batchMax: 1 });
  if (claimed) await claimRecipients(db, claimed, "smtp", NOW);
  const again = scriptedMail();
  await sendAll(toServer, again.mail, later(2 * LEASE_MS));
  expect(again.received()).toHaveLength(2);
  expect(await states(toServer)).toEqual({ sent: 2, uncertain: 1 });
});

test("a batch for another provider that was never handed over is taken apart", async () => {
  const edition = await make(120);
  await leaseBatch(db, edition.id, NOW, { batchMax: 100 });
  const { mail, calls } = forgetfulMail();
  await sendAll(edition, mail, later(2 * LEASE_MS));
  expect(calls).toHaveLength(120);
  expect(await states(edition)).toEqual({ sent: 120 });
  const rows = await db.select().from(deliveries).where(eq(deliveries.editionId, edition.id));
  expect(new Set(rows.map(({ batchId }) => batchId)).size).toBe(120);
});
