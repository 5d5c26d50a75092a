import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { subscribers } from "@/db/schema";
import { applyWebhook } from "@/lib/newsletter/apply-webhook";
import { receiveWebhook } from "@/lib/newsletter/receive-webhook";
import { unsubscribe } from "@/lib/newsletter/unsubscribe";
import type { Mail } from "@/lib/ports/mail";
import { testDb } from "@/lib/testing/database";
import { scriptedMail } from "@/lib/testing/scripted-mail";
import { leaseBatch } from "./lease-batch";
import { queueDeliveries } from "./queue-deliveries";
import { editionFixtures, gate, later, NOW } from "./testing/edition-fixtures";

const { db } = await testDb();
const { make, ctxAt, sendAll, states } = editionFixtures(db);
const { mail: anyMail } = scriptedMail();

let webhooks = 0;
async function sendWebhook(type: string, data: object) {
  const id = `leaving_${++webhooks}`;
  await receiveWebhook(ctxAt(anyMail), { id, type, payload: { type, created_at: NOW.toISOString(), data } });
  await applyWebhook(ctxAt(anyMail), id);
}
async function leave(email: string, everywhere = false) {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.emailKey, email));
  await unsubscribe(ctxAt(anyMail), row?.unsubscribeToken ?? "", { everywhere });
}

/** Every way out, as the product takes it. */
const WAYS: Record<string, (email: string) => Promise<unknown>> = {
  unsubscribed: (email) => leave(email),
  "unsubscribed from all cities": (email) => leave(email, true),
  bounced: (email) => sendWebhook("email.bounced", { to: [email], bounce: { type: "Permanent" } }),
  complained: (email) => sendWebhook("email.complained", { to: [email] }),
  "left at the provider": (email) => sendWebhook("contact.updated", { email, unsubscribed: true }),
  deleted: (email) => db.delete(subscribers).where(eq(subscribers.emailKey, email)),
};

type Edition = Awaited<ReturnType<typeof make>>;
/** Sends an edition of 250, in the course of which somebody goes. */
type Moment = (edition: Edition, mail: Mail, go: () => Promise<unknown>) => Promise<unknown>;

const POINTS: Record<string, Moment> = {
  "after the opening": async (edition, mail, go) => {
    await go();
    await queueDeliveries(db, edition);
    await sendAll(edition, mail);
  },
  "after the queueing": async (edition, mail, go) => {
    await queueDeliveries(db, edition);
    await go();
    await sendAll(edition, mail);
  },
  "in a batch whose worker has died before its hand-off": async (edition, mail, go) => {
    await queueDeliveries(db, edition);
    for (let batch = 0; batch < 3; batch += 1) await leaseBatch(db, edition.id, NOW, { batchMax: mail.batchMax });
    await go();
    await sendAll(edition, mail, later(100_000));
  },
  "while the batch waits for its turn": async (edition, mail, go) => {
    await queueDeliveries(db, edition);
    let hasGone: Promise<unknown> | undefined;
    const turn = async () => {
      hasGone ??= go();
      await hasGone;
    };
    await sendAll(edition, { ...mail, waitForTurn: turn });
  },
  "between two batches": async (edition, mail, go) => {
    await queueDeliveries(db, edition);
    const { pass, open } = gate();
    let turns = 0;
    const turn = async () => {
      turns += 1;
      if (turns > 1) await pass();
    };
    const sendBatch: Mail["sendBatch"] = async (...batch) => {
      const result = await mail.sendBatch(...batch);
      await go();
      open();
      return result;
    };
    await sendAll(edition, { ...mail, waitForTurn: turn, sendBatch });
  },
};

for (const [point, pass] of Object.entries(POINTS)) {
  test.each(Object.keys(WAYS))(`a reader who is %s ${point} gets nothing`, async (way) => {
    const edition = await make(250, { isQueued: false });
    const { mail, received } = scriptedMail();
    let unsubscribed: string | undefined;
    await pass(edition, mail, async () => {
      if (unsubscribed) return;
      // Between batches only the later ones still have somebody whose hand-off has not begun.
      unsubscribed = edition.emails.find((email) => !received().includes(email)) ?? "";
      await WAYS[way]?.(unsubscribed);
    });
    expect(received().sort()).toEqual(edition.emails.filter((email) => email !== unsubscribed).sort());
    const { sent, skipped = 0, ...others } = await states(edition);
    expect({ sent, others }).toEqual({ sent: 249, others: {} });
    // Who had gone before the ledger was written may have no row in it.
    expect(skipped).toBeGreaterThanOrEqual(point === "after the opening" ? 0 : 1);
  });
}

test("a reader who comes back before the hand-off gets the message, once", async () => {
  const edition = await make(3);
  const [email = ""] = edition.emails;
  await leave(email);
  await db
    .update(subscribers)
    .set({ state: "confirmed", confirmedAt: later(10) })
    .where(eq(subscribers.emailKey, email));
  const { mail, received } = scriptedMail();
  await queueDeliveries(db, edition);
  await sendAll(edition, mail);
  expect(received().sort()).toEqual([...edition.emails].sort());
});

test("a reader who leaves and comes back after their message gets no second one", async () => {
  const edition = await make(3);
  const [email = ""] = edition.emails;
  const { mail, received } = scriptedMail();
  await sendAll(edition, mail);
  await leave(email);
  await db
    .update(subscribers)
    .set({ state: "confirmed", confirmedAt: later(10) })
    .where(eq(subscribers.emailKey, email));
  await queueDeliveries(db, edition);
  await sendAll(edition, mail, later(60_000));
  expect(received()).toHaveLength(3);
});
