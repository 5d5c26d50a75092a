import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  adminActions,
  outbox,
  pendingPreferences,
  preferenceClicks,
  restaurantStatuses,
  subscriberClaims,
  subscribers,
  suppressions,
} from "@/db/schema";
import { SAMPLE_SENDER_INFO as senderInfo } from "@/emails/_components/sample-sender-info";
import { outboxMail } from "@/lib/adapters/outbox/outbox-mail";
import { SendTestInput } from "@/lib/contracts/subscriber";
import type { SessionUser } from "@/lib/core/session-user";
import { type Mail, MailError } from "@/lib/ports/mail";
import { makeAdmin, makeGuide, makeRestaurant, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { recordPreference } from "./record-preference";
import { sendTestMessage } from "./send-test-message";
import { unsubscribe } from "./unsubscribe";

const { db } = await testDb();
const mail = outboxMail({ db, from: "Kumquat <hello@localhost>" });
const place = await makeRestaurant(db);
const guide = await makeGuide(db, { restaurantIds: [place.id], name: "Soup: In the fog", isAdminOnly: true });

const ctxOf = (row: Awaited<ReturnType<typeof makeUser>>, provider: Mail = mail) => {
  const ctx = makeCtx(db, { user: row, providers: { mail: provider, senderInfo } });
  return { ...ctx, user: ctx.user as SessionUser };
};
const sentTo = (email: string) => db.select().from(outbox).where(eq(outbox.recipientKey, email));

test("the given address gets the guide, marked as a test, with links that belong to nobody", async () => {
  const ctx = ctxOf(await makeAdmin(db));
  const response = await sendTestMessage(ctx, guide.id, { email: "ana@example.com" });
  expect(response).toEqual({ message: "Preview email sent to ana@example.com." });
  const [sent] = await sentTo("ana@example.com");
  expect(sent?.subject).toBe("[Test] Soup: In the fog");
  expect(sent?.text).toMatch(/^TEST MESSAGE/);
  expect(sent?.html).toContain("/unsubscribe/a-test-message-has-no-token");
  await sendTestMessage(ctx, guide.id, { email: "ana@example.com" });
  expect(await sentTo("ana@example.com")).toHaveLength(2);
});

test("that it was sent is logged, without the address; a failure is not", async () => {
  const admin = await makeAdmin(db);
  await sendTestMessage(ctxOf(admin), guide.id, { email: "dora@example.com" });
  for (const failure of ["refused", "rate_limited", "unauthorized", "unavailable"] as const) {
    const failing: Mail = { ...mail, send: () => Promise.reject(new MailError(failure, "No.")) };
    await expect(sendTestMessage(ctxOf(admin, failing), guide.id, { email: "dora@example.com" })).rejects.toThrow();
  }
  const actions = await db.select().from(adminActions).where(eq(adminActions.adminId, admin.id));
  expect(actions).toMatchObject([
    { action: "guide.preview_sent", subjectId: guide.id, subjectName: guide.name, detail: { to: "d…@example.com" } },
  ]);
  expect(actions).toHaveLength(1);
});

test("that it may have been sent is logged too, as uncertain", async () => {
  const admin = await makeAdmin(db);
  const uncertain: Mail = { ...mail, send: () => Promise.reject(new MailError("uncertain", "No response.")) };
  await expect(sendTestMessage(ctxOf(admin, uncertain), guide.id, { email: "dora@example.com" })).rejects.toMatchObject(
    {
      code: "unavailable",
      userMessage: /may be on its way/,
    },
  );
  const actions = await db.select().from(adminActions).where(eq(adminActions.adminId, admin.id));
  expect(actions).toMatchObject([
    { action: "guide.preview_sent", subjectId: guide.id, detail: { to: "d…@example.com", handOff: "uncertain" } },
  ]);
});

test("none of its links changes anything: nobody has their tokens", async () => {
  const email = "eve@example.com";
  const [own] = await db
    .insert(subscribers)
    .values({ email, emailKey: email, city: "Oakland", state: "confirmed", preferenceToken: "eves-own-preference" })
    .returning();
  const admin = await makeAdmin(db);
  await sendTestMessage(ctxOf(admin), guide.id, { email });
  const [sent] = await sentTo(email);
  const before = await allRows();

  const links = [...`${sent?.html} ${sent?.text} ${sent?.headers?.["List-Unsubscribe"]}`.matchAll(LINK)];
  const kinds = new Set<string>();
  for (const [, kind = "", token = "", rest = ""] of links) {
    kinds.add(kind);
    expect(token).not.toBe(own?.preferenceToken);
    if (kind === "email/restaurant-status") {
      const [restaurantId = "", status = ""] = rest.split("?")[0]?.split("/").filter(Boolean) ?? [];
      expect(restaurantId).toBe(place.id);
      const response = await recordPreference(ctxOf(admin), { token, restaurantId, status, guideId: guide.id });
      expect(response.status).toBe("invalidSubscriber");
    } else {
      expect(await unsubscribe(ctxOf(admin), token, { everywhere: true })).toMatchObject({ status: "invalid" });
    }
  }
  expect([...kinds].sort()).toEqual(["api/email/unsubscribe", "email/restaurant-status", "unsubscribe"]);
  const words = links.flatMap(([, kind, , rest = ""]) =>
    kind === "email/restaurant-status" ? [rest.split(/[/?]/)[2]] : [],
  );
  expect(new Set(words).size).toBeGreaterThan(1);
  expect(await allRows()).toEqual(before);
});

/** Every URL that carries a token, in the message and in its header. */
const LINK = /\/(unsubscribe|api\/email\/unsubscribe|email\/restaurant-status)\/([\w-]+)([^\s"<>]*)/g;

/** All the rows that a message's link could change. */
const allRows = () =>
  Promise.all([
    ...[subscribers, suppressions, restaurantStatuses, pendingPreferences, preferenceClicks, subscriberClaims].map(
      (table) => db.select().from(table),
    ),
  ]);

test("without an address it goes to the one they subscribed with, which must exist", async () => {
  const admin = await makeAdmin(db);
  await expect(sendTestMessage(ctxOf(admin), guide.id)).rejects.toMatchObject({ code: "bad_input" });
  const own = { email: "Boss@example.com", emailKey: "boss@example.com", userId: admin.id };
  await db.insert(subscribers).values({ ...own, city: "Oakland", state: "pending" });
  await expect(sendTestMessage(ctxOf(admin), guide.id)).rejects.toMatchObject({ code: "bad_input" });
  await db.update(subscribers).set({ state: "confirmed" }).where(eq(subscribers.userId, admin.id));
  await sendTestMessage(ctxOf(admin), guide.id);
  expect(await sentTo("boss@example.com")).toHaveLength(1);
});

test("blank addresses count as none, malformed ones are refused", () => {
  for (const email of ["", "  ", null, undefined]) expect(SendTestInput.parse({ email })).toEqual({ email: undefined });
  for (const email of ["ana", "ana@example.com\r\nBcc: bo@example.com", 7]) {
    expect(SendTestInput.safeParse({ email }).success).toBe(false);
  }
});

test("nobody else may send one, unknown guides are not found, and a mailbox that bounced gets nothing", async () => {
  const email = "gone@example.com";
  await expect(sendTestMessage(ctxOf(await makeUser(db)), guide.id, { email })).rejects.toMatchObject({
    code: "forbidden",
  });
  const ctx = ctxOf(await makeAdmin(db));
  await expect(sendTestMessage(ctx, "no-such-guide-aaaaaa", { email })).rejects.toMatchObject({ code: "not_found" });
  await db.insert(suppressions).values({ emailKey: email, reason: "bounce" });
  await expect(sendTestMessage(ctx, guide.id, { email })).rejects.toMatchObject({ code: "bad_input" });
  expect(await sentTo(email)).toEqual([]);
});

test("a provider failure is reported as a sentence", async () => {
  const failing: Mail = { ...mail, send: () => Promise.reject(new MailError("unavailable", "connect ECONNREFUSED")) };
  const sent = sendTestMessage(ctxOf(await makeAdmin(db), failing), guide.id, { email: "ana@example.com" });
  await expect(sent).rejects.toMatchObject({
    code: "unavailable",
    userMessage: "The mail provider can't be reached right now. Please try again in a minute.",
  });
});
