import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobEvents, subscribers, suppressions } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import { DAY_MS } from "@/lib/core/durations";
import type { Providers } from "@/lib/ports/context";
import { makeUser, testDb } from "@/lib/testing/database";
import { makeGuide } from "@/lib/testing/factories";
import { makeCtx } from "@/lib/testing/make-ctx";
import { scriptedMail } from "@/lib/testing/scripted-mail";
import { confirmSubscription } from "./confirm";
import { linkAccount } from "./link-account";
import { sendConfirmation } from "./send-confirmation";
import { sendWelcome } from "./send-welcome";
import { subscribe } from "./subscribe";
import { findSubscription, unsubscribe } from "./unsubscribe";

const { db } = await testDb();
const NOW = new Date("2026-11-20T12:00:00Z");
const senderInfo = { appUrl: "https://guides.example", supportEmail: "a@guides.example", postalAddress: "1 Pier" };

let people = 0;
const someone = () => `ana-${++people}@example.com`;

function world(now = NOW, user: Parameters<typeof makeCtx>[1] = {}) {
  const { mail, calls } = scriptedMail();
  const sent: { to: string; text: string; html: string; headers?: Record<string, string> }[] = [];
  const providers = {
    senderInfo,
    deriveToken: (words: string) => Buffer.from(words).toString("base64url"),
    mail: {
      ...mail,
      async send(message: (typeof sent)[number], key: string) {
        calls.push({ key, to: [message.to] });
        sent.push(message);
        return { id: key };
      },
    },
  } as unknown as Providers;
  return { ctx: makeCtx(db, { now, providers, clientAddress: `192.0.2.${++people}`, ...user }), sent, calls };
}

const rowOf = async (email: string, city: City = "Oakland") => {
  const [row] = await db
    .select()
    .from(subscribers)
    .where(and(eq(subscribers.emailKey, email), eq(subscribers.city, city)));
  if (!row) throw new Error(`${email} has not subscribed.`);
  return row;
};

/** Subscribes, and returns the token of the message that this sends. */
async function askFor(email: string, { now = NOW, city = "Oakland" as const } = {}) {
  const { ctx, sent } = world(now);
  await subscribe(ctx, { email, city });
  const { id } = await rowOf(email, city);
  expect(await sendConfirmation(ctx, { subscriberId: id, requestedAt: now.toISOString() })).toBe("sent");
  const token = /\/email\/confirm\/([\w-]+)/.exec(sent[0]?.text ?? "")?.[1];
  if (!token) throw new Error("The message has no link.");
  return token;
}

test("subscribing emits one job event, in the same transaction", async () => {
  const email = someone();
  await askFor(email);
  const { id } = await rowOf(email);
  const events = await db
    .select()
    .from(jobEvents)
    .where(eq(jobEvents.key, `requested:${id}:${NOW.toISOString()}`));
  expect(events).toMatchObject([{ name: "subscription/requested", data: { subscriberId: id } }]);
});

test("the message's link confirms once, and then reports the current state", async () => {
  const email = someone();
  const token = await askFor(email);
  const { ctx } = world();
  expect(await confirmSubscription(ctx, token)).toMatchObject({ status: "confirmed" });
  expect(await rowOf(email)).toMatchObject({ state: "confirmed", confirmedAt: NOW });
  expect(await confirmSubscription(ctx, token)).toMatchObject({ status: "alreadyConfirmed", city: "Oakland" });
  const { id, unsubscribeToken } = await rowOf(email);
  expect(
    await db
      .select()
      .from(jobEvents)
      .where(eq(jobEvents.key, `confirmed:${id}:${NOW.toISOString()}`)),
  ).toHaveLength(1);
  await unsubscribe(ctx, unsubscribeToken);
  expect(await confirmSubscription(ctx, token)).toMatchObject({ status: "cancelled" });
});

test("used five times at once it confirms once", async () => {
  const token = await askFor(someone());
  const results = await Promise.all(Array.from({ length: 5 }, () => confirmSubscription(world().ctx, token)));
  expect(results.map(({ status }) => status).sort()).toEqual([...Array(4).fill("alreadyConfirmed"), "confirmed"]);
});

test("a link expires after seven days, and another request's link works independently", async () => {
  const email = someone();
  const first = await askFor(email);
  const second = await askFor(email, { now: new Date(NOW.getTime() + 6 * DAY_MS) });
  expect(second).not.toBe(first);
  const onDayEight = world(new Date(NOW.getTime() + 7 * DAY_MS)).ctx;
  expect(await confirmSubscription(onDayEight, first)).toMatchObject({ status: "invalid" });
  expect(await confirmSubscription(onDayEight, second)).toMatchObject({ status: "confirmed" });
});

test("after unsubscribing only a new opt-in counts: the used link stays used", async () => {
  const email = someone();
  const used = await askFor(email);
  await confirmSubscription(world().ctx, used);
  await unsubscribe(world().ctx, (await rowOf(email)).unsubscribeToken);
  const again = await askFor(email, { now: new Date(NOW.getTime() + 1000) });
  expect(await confirmSubscription(world().ctx, used)).toMatchObject({ status: "invalid" });
  expect(await confirmSubscription(world().ctx, again)).toMatchObject({ status: "confirmed" });
});

test.each(["", "x", "../..", "a".repeat(10_000), "'; drop table subscribers; --", "\u0000"])(
  "%j is not a link",
  async (token) => {
    expect(await confirmSubscription(world().ctx, token.replaceAll("\u0000", "%00"))).toMatchObject({
      status: "invalid",
    });
    expect(await unsubscribe(world().ctx, token.replaceAll("\u0000", "%00"))).toMatchObject({ status: "invalid" });
  },
);

test("a retry sends the same message under the same idempotency key", async () => {
  const email = someone();
  const { ctx, sent, calls } = world();
  await subscribe(ctx, { email, city: "Oakland" });
  const event = { subscriberId: (await rowOf(email)).id, requestedAt: NOW.toISOString() };
  await sendConfirmation(ctx, event);
  await sendConfirmation(ctx, event);
  expect(calls[0]?.key).toBe(calls[1]?.key);
  expect(sent[0]).toEqual(sent[1]);
});

test("a mailbox that bounced or complained gets no email; whoever unsubscribed may subscribe again", async () => {
  for (const [reason, outcome] of [
    ["bounce", "suppressed"],
    ["complaint", "suppressed"],
    ["unsubscribe", "sent"],
  ] as const) {
    const email = someone();
    await db.insert(suppressions).values({ emailKey: email, reason });
    const { ctx } = world();
    await subscribe(ctx, { email, city: "Oakland" });
    const { id } = await rowOf(email);
    expect(await sendConfirmation(ctx, { subscriberId: id, requestedAt: NOW.toISOString() })).toBe(outcome);
  }
  const email = someone();
  await db.insert(suppressions).values({ emailKey: email, reason: "unsubscribe" });
  await confirmSubscription(world().ctx, await askFor(email));
  expect(await db.select().from(suppressions).where(eq(suppressions.emailKey, email))).toEqual([]);
});

test("the message names the account that asked for it, and the answer the one that it would be linked to", async () => {
  const email = someone();
  const [asking, owning] = [await makeUser(db), await makeUser(db)];
  const { ctx, sent } = world(NOW, { user: asking });
  await subscribe(ctx, { email, city: "Oakland" });
  const { id } = await rowOf(email);
  await sendConfirmation(ctx, { subscriberId: id, requestedAt: NOW.toISOString(), userId: asking.id });
  expect(sent[0]?.text).toContain(`Somebody signed in as ${asking.username} asked for this.`);
  const token = /\/email\/confirm\/([\w-]+)/.exec(sent[0]?.text ?? "")?.[1] ?? "";
  const confirmed = await confirmSubscription(world(NOW, { user: owning }).ctx, token);
  expect(confirmed).toMatchObject({ status: "confirmed", username: owning.username });
  expect((await rowOf(email)).userId).toBeNull();
});

test("confirming links no account: a signed-in reader is asked first, and says yes themselves", async () => {
  const email = someone();
  const user = await makeUser(db);
  const { ctx } = world(NOW, { user });
  const { linkPath = "" } = await confirmSubscription(ctx, await askFor(email));
  expect(await rowOf(email)).toMatchObject({ state: "confirmed", userId: null });
  if (!ctx.user) throw new Error("Nobody is signed in.");
  await linkAccount({ ...ctx, user: ctx.user }, linkPath.replace("/email/link/", ""));
  expect(await rowOf(email)).toMatchObject({ userId: user.id });

  // Another city of a linked address is its account's too, and nobody is asked again.
  const again = await confirmSubscription(world().ctx, await askFor(email, { city: "Berkeley" as "Oakland" }));
  expect(again.linkPath).toBeUndefined();
  expect(await rowOf(email, "Berkeley")).toMatchObject({ userId: user.id });
});

test("a stranger who subscribes somebody's address is not linked when its owner confirms, signed in or not", async () => {
  for (const owner of [null, await makeUser(db)]) {
    const email = someone();
    const stranger = await makeUser(db);
    const { ctx, sent } = world(NOW, { user: stranger });
    await subscribe(ctx, { email, city: "Oakland" });
    // As an earlier release stored it.
    await db.update(subscribers).set({ userId: stranger.id }).where(eq(subscribers.emailKey, email));
    await sendConfirmation(ctx, { subscriberId: (await rowOf(email)).id, requestedAt: NOW.toISOString() });
    const [, token = ""] = /\/email\/confirm\/([\w-]+)/.exec(sent[0]?.text ?? "") ?? [];
    expect(await confirmSubscription(world(NOW, { user: owner }).ctx, token)).toMatchObject({ status: "confirmed" });
    expect(await rowOf(email)).toMatchObject({ state: "confirmed", userId: null });
  }
});

test("unsubscribing ends one city and names the others, or ends them all", async () => {
  const email = someone();
  for (const city of ["Oakland", "Berkeley", "San Jose"] as const) {
    await confirmSubscription(world().ctx, await askFor(email, { city: city as "Oakland" }));
  }
  const { unsubscribeToken } = await rowOf(email);
  const left = { status: "unsubscribed", city: "Oakland", otherCities: ["Berkeley", "San Jose"] };
  expect(await unsubscribe(world().ctx, unsubscribeToken)).toMatchObject(left);
  expect(await unsubscribe(world().ctx, unsubscribeToken)).toMatchObject({ ...left, status: "alreadyUnsubscribed" });
  expect(await unsubscribe(world().ctx, unsubscribeToken, { everywhere: true })).toMatchObject({
    status: "unsubscribed",
    otherCities: [],
  });
  expect((await rowOf(email, "San Jose")).state).toBe("cancelled");
});

test("a link's page knows who has left, however they did, and which cities go on; reading changes nothing", async () => {
  const email = someone();
  for (const city of ["Oakland", "Berkeley"] as const) {
    await confirmSubscription(world().ctx, await askFor(email, { city: city as "Oakland" }));
  }
  const { unsubscribeToken } = await rowOf(email);
  const before = await rowOf(email);
  const goesOn = { status: "subscribed", city: "Oakland" };
  expect(await findSubscription({ db }, unsubscribeToken)).toEqual(goesOn);
  expect(await rowOf(email)).toEqual(before);
  await unsubscribe(world().ctx, unsubscribeToken);
  const left = { status: "alreadyUnsubscribed", city: "Oakland", otherCities: ["Berkeley"] };
  expect(await findSubscription({ db }, unsubscribeToken)).toMatchObject({
    ...left,
    message: "You had left before: we don't send you the weekly Oakland guide anymore.",
  });
  await unsubscribe(world().ctx, unsubscribeToken, { everywhere: true });
  for (const city of ["Oakland", "Berkeley"] as const) {
    expect(await findSubscription({ db }, (await rowOf(email, city)).unsubscribeToken)).toMatchObject({
      ...left,
      city,
      otherCities: [],
      message: "You had left before: we don't write to you anymore.",
    });
  }
  await confirmSubscription(world().ctx, await askFor(email, { now: new Date(NOW.getTime() + 1000) }));
  expect(await findSubscription({ db }, unsubscribeToken)).toEqual(goesOn);
  expect(await findSubscription({ db }, "x".repeat(64))).toBeNull();
});

test("a confirmation names the other cities whose guides keep coming", async () => {
  const email = someone();
  const confirm = async (city: "Oakland") => confirmSubscription(world().ctx, await askFor(email, { city }));
  const first = "Your first Oakland guide is delivered this Thursday.";
  expect((await confirm("Oakland")).message).toBe(first);
  const second = await confirm("Berkeley" as "Oakland");
  expect(second.message).toBe(`${first.replace("Oakland", "Berkeley")} The guide for Oakland keeps coming, too.`);
});

test("a used confirmation offers the link to an account again, until it is linked", async () => {
  const token = await askFor(someone());
  expect(await confirmSubscription(world().ctx, token)).not.toHaveProperty("linkPath");
  const { ctx } = world(NOW, { user: await makeUser(db) });
  if (!ctx.user) throw new Error("Nobody is signed in.");
  const { status, linkPath = "" } = await confirmSubscription(ctx, token);
  expect(status).toBe("alreadyConfirmed");
  await linkAccount({ ...ctx, user: ctx.user }, linkPath.replace("/email/link/", ""));
  expect(await confirmSubscription(ctx, token)).not.toHaveProperty("linkPath");
});

test("a confirmation leads to the city's latest guide that anybody may read, where there is one", async () => {
  const token = await askFor(someone());
  expect((await confirmSubscription(world().ctx, token)).guideId).toBeUndefined();
  const [older, latest] = [
    await makeGuide(db, { city: "Oakland", isEmailGuide: true, createdAt: new Date("2026-11-12T16:00:00Z") }),
    await makeGuide(db, { city: "Oakland", isEmailGuide: true, createdAt: new Date("2026-11-19T16:00:00Z") }),
  ];
  await makeGuide(db, { city: "Oakland", isEmailGuide: true, isAdminOnly: true, createdAt: NOW });
  await makeGuide(db, { city: "Oakland", createdAt: NOW });
  await makeGuide(db, { city: "Berkeley", isEmailGuide: true, createdAt: NOW });
  expect(older.id).not.toBe(latest.id);
  expect(await confirmSubscription(world().ctx, token)).toMatchObject({ guideId: latest.id });
  expect(await confirmSubscription(world().ctx, await askFor(someone()))).toMatchObject({
    status: "confirmed",
    guideId: latest.id,
  });
});

test("the welcome names the first Thursday and has one-click headers; whoever unsubscribed meanwhile gets none", async () => {
  const email = someone();
  await confirmSubscription(world().ctx, await askFor(email));
  const { id, unsubscribeToken } = await rowOf(email);
  const { ctx, sent } = world();
  const event = { subscriberId: id, confirmedAt: NOW.toISOString() };
  expect(await sendWelcome(ctx, event)).toBe("sent");
  expect(sent[0]?.text).toContain("November 26");
  expect(sent[0]?.headers?.["List-Unsubscribe"]).toBe(
    `<https://guides.example/api/email/unsubscribe/${unsubscribeToken}>`,
  );
  await unsubscribe(ctx, unsubscribeToken);
  expect(await sendWelcome(ctx, event)).toBe("gone");
});
