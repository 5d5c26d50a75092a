import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobEvents, subscribers, suppressions } from "@/db/schema";
import { testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { applyWebhook } from "./apply-webhook";
import { receiveWebhook } from "./receive-webhook";

const { db } = await testDb();
const ctx = makeCtx(db);

let received = 0;
async function receive(type: string, data: object, { id = `msg_${++received}`, at = "2026-11-20T12:00:00.000Z" } = {}) {
  await receiveWebhook(ctx, { id, type, payload: { type, created_at: at, data } });
  await applyWebhook(ctx, id);
  return id;
}
const bounce = (email: string, type: string) => ({ to: [email], bounce: { type, subType: "General", message: "No." } });
const suppressionOf = async (email: string) =>
  (await db.select().from(suppressions).where(eq(suppressions.emailKey, email)))[0]?.reason ?? null;

test("a permanent bounce and a complaint suppress the address, whatever its case", async () => {
  await receive("email.bounced", bounce("Gone@Example.com", "Permanent"));
  expect(await suppressionOf("gone@example.com")).toBe("bounce");
  await receive("email.complained", { to: ["Ana <cross@example.com>"] });
  expect(await suppressionOf("cross@example.com")).toBe("complaint");
});

test("a transient bounce counts, five in a row suppress, a delivery between them resets the count", async () => {
  const email = "full@example.com";
  for (let i = 0; i < 4; i++) await receive("email.bounced", bounce(email, "Transient"));
  await receive("email.delivered", { to: [email] }, { at: "2026-11-20T13:00:00.000Z" });
  for (let i = 0; i < 4; i++)
    await receive("email.bounced", bounce(email, "Transient"), { at: "2026-11-21T12:00:00.000Z" });
  expect(await suppressionOf(email)).toBeNull();
  await receive("email.bounced", bounce(email, "Undetermined"), { at: "2026-11-21T12:00:00.000Z" });
  expect(await suppressionOf(email)).toBe("bounce");
});

test("a repeated event counts once, and one job is emitted", async () => {
  const email = "twice@example.com";
  for (let i = 0; i < 9; i++) await receive("email.bounced", bounce(email, "Transient"), { id: "msg_same" });
  expect(await suppressionOf(email)).toBeNull();
  expect(await db.select().from(jobEvents).where(eq(jobEvents.key, "webhook:msg_same"))).toHaveLength(1);
});

test("a delivery that is reported late does not reset later bounces", async () => {
  const email = "late@example.com";
  for (let i = 0; i < 4; i++)
    await receive("email.bounced", bounce(email, "Transient"), { at: "2026-11-20T12:00:00.000Z" });
  await receive("email.delivered", { to: [email] }, { at: "2026-11-19T12:00:00.000Z" });
  await receive("email.bounced", bounce(email, "Transient"));
  expect(await suppressionOf(email)).toBe("bounce");
});

test("bounces more than three weeks apart are not in a row", async () => {
  const email = "seldom@example.com";
  const bounceOn = (day: string) =>
    receive("email.bounced", bounce(email, "Transient"), { at: `${day}T12:00:00.000Z` });
  for (const day of ["2026-01-01", "2026-01-08", "2026-01-15", "2026-01-22", "2026-03-05"]) await bounceOn(day);
  expect(await suppressionOf(email)).toBeNull();
  for (const day of ["2026-03-12", "2026-03-19", "2026-03-26"]) await bounceOn(day);
  expect(await suppressionOf(email)).toBeNull();
  await bounceOn("2026-04-02");
  expect(await suppressionOf(email)).toBe("bounce");
});

test("unsubscribing at the provider suppresses temporarily, and gives way to a permanent suppression", async () => {
  const email = "left@example.com";
  await receive("contact.updated", { email, unsubscribed: true });
  expect(await suppressionOf(email)).toBe("unsubscribe");
  await receive("email.complained", { to: [email] });
  await receive("contact.updated", { email, unsubscribed: true });
  expect(await suppressionOf(email)).toBe("complaint");
});

test("an unsubscribe at the provider that is reported after a new opt-in is ignored", async () => {
  const email = "back@example.com";
  const confirmed = { email, emailKey: email, city: "Oakland" as const, state: "confirmed" as const };
  await db.insert(subscribers).values({ ...confirmed, confirmedAt: new Date("2026-11-20T13:00:00Z") });
  await receive("contact.updated", { email, unsubscribed: true }, { at: "2026-11-20T12:00:00.000Z" });
  expect(await suppressionOf(email)).toBeNull();
  await receive("contact.updated", { email, unsubscribed: true }, { at: "2026-11-20T14:00:00.000Z" });
  expect(await suppressionOf(email)).toBe("unsubscribe");
  // Its own page and account then say so, and a new opt-in starts from there.
  const [row] = await db.select().from(subscribers).where(eq(subscribers.emailKey, email));
  expect(row).toMatchObject({ state: "cancelled", cancelledAt: expect.any(Date) });
});

test("an event received by two processes at once counts once", async () => {
  const email = "at-once@example.com";
  const payload = { type: "email.bounced", created_at: "2026-11-20T12:00:00.000Z", data: bounce(email, "Transient") };
  for (let i = 0; i < 4; i++) {
    const webhook = { id: `msg_at-once_${i}`, type: "email.bounced", payload };
    await Promise.all([receiveWebhook(ctx, webhook), receiveWebhook(ctx, webhook)]);
    await Promise.all(Array.from({ length: 3 }, () => applyWebhook(ctx, webhook.id)));
  }
  expect(await suppressionOf(email)).toBeNull();
});

test("unknown events change nothing", async () => {
  await receive("email.opened", { to: ["reader@example.com"] });
  await receive("contact.updated", { email: "reader@example.com", unsubscribed: false });
  for (const payload of [
    { no: "data" },
    { created_at: "yesterday", data: bounce("reader@example.com", "Permanent") },
  ]) {
    const id = `msg_odd_${++received}`;
    await receiveWebhook(ctx, { id, type: "email.bounced", payload });
    await applyWebhook(ctx, id);
  }
  expect(await suppressionOf("reader@example.com")).toBeNull();
});
