import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobEvents, subscribers, suppressions } from "@/db/schema";
import { testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { applyWebhook } from "./apply-webhook";
import { receiveWebhook } from "./receive-webhook";

const { db } = await testDb();
const ctx = makeCtx(db);

let told = 0;
async function tell(type: string, data: object, { id = `msg_${++told}`, at = "2026-11-20T12:00:00.000Z" } = {}) {
  await receiveWebhook(ctx, { id, type, payload: { type, created_at: at, data } });
  await applyWebhook(ctx, id);
  return id;
}
const bounce = (email: string, type: string) => ({ to: [email], bounce: { type, subType: "General", message: "No." } });
const suppressionOf = async (email: string) =>
  (await db.select().from(suppressions).where(eq(suppressions.emailKey, email)))[0]?.reason ?? null;

test("a bounce for good and a complaint suppress the address, whatever its case", async () => {
  await tell("email.bounced", bounce("Gone@Example.com", "Permanent"));
  expect(await suppressionOf("gone@example.com")).toBe("bounce");
  await tell("email.complained", { to: ["Ana <cross@example.com>"] });
  expect(await suppressionOf("cross@example.com")).toBe("complaint");
});

test("a bounce that may pass counts, five in a row suppress, a delivery between them forgets", async () => {
  const email = "full@example.com";
  for (let i = 0; i < 4; i++) await tell("email.bounced", bounce(email, "Transient"));
  await tell("email.delivered", { to: [email] }, { at: "2026-11-20T13:00:00.000Z" });
  for (let i = 0; i < 4; i++)
    await tell("email.bounced", bounce(email, "Transient"), { at: "2026-11-21T12:00:00.000Z" });
  expect(await suppressionOf(email)).toBeNull();
  await tell("email.bounced", bounce(email, "Undetermined"), { at: "2026-11-21T12:00:00.000Z" });
  expect(await suppressionOf(email)).toBe("bounce");
});

test("told again it counts once, and one event is handed on", async () => {
  const email = "twice@example.com";
  for (let i = 0; i < 9; i++) await tell("email.bounced", bounce(email, "Transient"), { id: "msg_same" });
  expect(await suppressionOf(email)).toBeNull();
  expect(await db.select().from(jobEvents).where(eq(jobEvents.key, "webhook:msg_same"))).toHaveLength(1);
});

test("told late, a delivery does not forget the bounces after it", async () => {
  const email = "late@example.com";
  for (let i = 0; i < 4; i++)
    await tell("email.bounced", bounce(email, "Transient"), { at: "2026-11-20T12:00:00.000Z" });
  await tell("email.delivered", { to: [email] }, { at: "2026-11-19T12:00:00.000Z" });
  await tell("email.bounced", bounce(email, "Transient"));
  expect(await suppressionOf(email)).toBe("bounce");
});

test("leaving at the provider suppresses for a time, and gives way to what is for good", async () => {
  const email = "left@example.com";
  await tell("contact.updated", { email, unsubscribed: true });
  expect(await suppressionOf(email)).toBe("unsubscribe");
  await tell("email.complained", { to: [email] });
  await tell("contact.updated", { email, unsubscribed: true });
  expect(await suppressionOf(email)).toBe("complaint");
});

test("leaving at the provider that is told after a new opt-in comes too late", async () => {
  const email = "back@example.com";
  const confirmed = { email, emailKey: email, city: "Oakland" as const, state: "confirmed" as const };
  await db.insert(subscribers).values({ ...confirmed, confirmedAt: new Date("2026-11-20T13:00:00Z") });
  await tell("contact.updated", { email, unsubscribed: true }, { at: "2026-11-20T12:00:00.000Z" });
  expect(await suppressionOf(email)).toBeNull();
  await tell("contact.updated", { email, unsubscribed: true }, { at: "2026-11-20T14:00:00.000Z" });
  expect(await suppressionOf(email)).toBe("unsubscribe");
});

test("told by two processes at once it counts once", async () => {
  const email = "at-once@example.com";
  const payload = { type: "email.bounced", created_at: "2026-11-20T12:00:00.000Z", data: bounce(email, "Transient") };
  for (let i = 0; i < 4; i++) {
    const webhook = { id: `msg_at-once_${i}`, type: "email.bounced", payload };
    await Promise.all([receiveWebhook(ctx, webhook), receiveWebhook(ctx, webhook)]);
    await Promise.all(Array.from({ length: 3 }, () => applyWebhook(ctx, webhook.id)));
  }
  expect(await suppressionOf(email)).toBeNull();
});

test("what we do not know changes nothing", async () => {
  await tell("email.opened", { to: ["reader@example.com"] });
  await tell("contact.updated", { email: "reader@example.com", unsubscribed: false });
  for (const payload of [
    { no: "data" },
    { created_at: "yesterday", data: bounce("reader@example.com", "Permanent") },
  ]) {
    const id = `msg_odd_${++told}`;
    await receiveWebhook(ctx, { id, type: "email.bounced", payload });
    await applyWebhook(ctx, id);
  }
  expect(await suppressionOf("reader@example.com")).toBeNull();
});
