import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { adminActions, editions, guides, jobEvents, subscribers } from "@/db/schema";
import { SAMPLE_SENDER_INFO } from "@/emails/_components/sample-sender-info";
import type { City } from "@/lib/core/cities";
import type { Mail } from "@/lib/ports/mail";
import { makeGuide, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { scriptedMail } from "@/lib/testing/scripted-mail";
import { finishEdition } from "./finish-edition";
import { queueDeliveries } from "./queue-deliveries";
import { sendEdition } from "./send-edition";
import { sendEditionSummary } from "./send-edition-summary";
import { startEdition } from "./start-edition";
import { type EditionProgress, watchEdition } from "./watch-edition";

const { db } = await testDb();
const signal = new AbortController().signal;
const message = { subject: "Soup", html: "<p>Soup</p>", text: "Soup" };
const { mail, received } = scriptedMail();

const at = (now: Date) => makeCtx(db, { now });

let weeks = 0;
/** A Thursday morning of its own. */
const nextWeek = () => {
  const now = new Date(Date.UTC(2026, 0, 1 + 7 * weeks++, 17));
  return { now, week: now.toISOString().slice(0, 10) };
};
const due = (city: City, week: string) =>
  db.$count(
    jobEvents,
    and(eq(jobEvents.name, "edition/due"), sql`${jobEvents.data} @> ${JSON.stringify({ city, week })}::jsonb`),
  );
const stateOf = async (id: string) => (await db.select().from(editions).where(eq(editions.id, id)))[0]?.state;
const set = (id: string, row: Partial<typeof editions.$inferInsert>) =>
  db.update(editions).set(row).where(eq(editions.id, id));

async function subscribe(city: City, count: number, tag: string) {
  const rows = Array.from({ length: count }, (_, at) => `${tag}-${at}@example.com`);
  const state = { state: "confirmed" as const, confirmedAt: new Date("2025-12-01"), city };
  await db.insert(subscribers).values(rows.map((email) => ({ ...state, email, emailKey: email })));
}

test("this week's edition is opened and requested by the cron trigger's own event", async () => {
  const { now, week } = nextWeek();
  const { id } = await startEdition(at(now), { city: "Oakland", week });
  expect(await stateOf(id)).toBe("preparing");
  expect(await due("Oakland", week)).toBe(1);
  const detail = { week, cities: ["Oakland"] };
  expect(await db.select().from(adminActions)).toMatchObject([
    { adminId: null, adminName: "command line", action: "edition.week_sent", detail },
  ]);
});

test("two who set it off at once open one edition", async () => {
  const { now, week } = nextWeek();
  const opened = await Promise.all([1, 2, 3].map(() => startEdition(at(now), { city: "Oakland", week })));
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
});

test("a week that has passed, or is to come, is not opened", async () => {
  const { now } = nextWeek();
  const before = await db.$count(editions);
  const setOff = (week: string) => startEdition(at(now), { city: "Oakland", week });
  await expect(setOff("2025-12-18")).rejects.toMatchObject({ code: "conflict", userMessage: /has passed/ });
  await expect(setOff("2027-01-07")).rejects.toMatchObject({ code: "conflict", userMessage: /not in this week yet/ });
  expect(await db.$count(editions)).toBe(before);
  expect(await due("Oakland", "2027-01-07")).toBe(0);
});

test("what was sent can't be sent twice, this week or in a year", async () => {
  const { now, week } = nextWeek();
  const { id } = await startEdition(at(now), { city: "Berkeley", week });
  await set(id, { state: "sent", message, finishedAt: now });
  for (const later of [now, new Date(now.getTime() + 365 * 86_400_000)]) {
    const again = startEdition(at(later), { city: "Berkeley", week });
    await expect(again).rejects.toMatchObject({ code: "conflict", userMessage: /can't be sent twice/ });
  }
  expect(await due("Berkeley", week)).toBe(1);
});

test.each([
  ["failed", null, "preparing"],
  ["failed", message, "sending"],
  ["paused", message, "sending"],
] as const)("one that is %s goes on where it was, also a week later", async (state, stored, next) => {
  const { now, week } = nextWeek();
  const { id } = await startEdition(at(now), { city: "Oakland", week });
  await set(id, { state, message: stored, note: "The provider was away." });
  const later = new Date(now.getTime() + 7 * 86_400_000);
  expect(await startEdition(at(later), { city: "Oakland", week })).toMatchObject({ id, state: next });
  const [edition] = await db.select().from(editions).where(eq(editions.id, id));
  expect(edition).toMatchObject({ state: next, note: null, openedAt: now });
  expect(await due("Oakland", week)).toBe(2);
});

test("a send that failed half way is resumed, watched to its end, and sent to nobody twice", async () => {
  const { now, week } = nextWeek();
  await subscribe("San Jose", 250, "half");
  const edition = await startEdition(at(now), { city: "San Jose", week });
  await set(edition.id, { state: "sending", message });
  await queueDeliveries(db, edition);
  const ctx = makeCtx(db, { now, providers: { mail, senderInfo: SAMPLE_SENDER_INFO } });
  const stop = new AbortController();
  const dying: Mail = {
    ...mail,
    sendBatch(messages, key) {
      stop.abort();
      return mail.sendBatch(messages, key, signal);
    },
  };
  const cut = {
    ...ctx,
    signal: stop.signal,
    providers: { ...ctx.providers, mail: dying, senderInfo: SAMPLE_SENDER_INFO },
  };
  await sendEdition(cut, { id: edition.id, message }, { forMs: 60_000 }).catch(() => {});
  await set(edition.id, { state: "failed", note: "Killed." });

  await startEdition(at(now), { city: "San Jose", week });
  const seen: EditionProgress[] = [];
  const watching = (async () => {
    for await (const progress of watchEdition({ db, signal }, edition.id)) seen.push(progress);
  })();
  const later = { ...ctx, now: new Date(now.getTime() + 120_000) };
  expect(await sendEdition(later, { id: edition.id, message }, { forMs: 60_000 })).toEqual({ next: "done" });
  await finishEdition(db, edition.id, now);
  await watching;
  expect(seen[0]?.state).toBe("sending");
  expect(seen.at(-1)).toMatchObject({ state: "sent", subject: "Soup", counts: { sent: 250, pending: 0, claimed: 0 } });
  const ours = received().filter((address) => address.startsWith("half-"));
  expect(ours).toHaveLength(250);
  expect(new Set(ours).size).toBe(250);
});

test("an aborted watch leaves the edition as it is", async () => {
  const { now, week } = nextWeek();
  const { id } = await startEdition(at(now), { city: "Oakland", week });
  const leaving = new AbortController();
  const seen: EditionProgress[] = [];
  for await (const progress of watchEdition({ db, signal: leaving.signal }, id)) {
    seen.push(progress);
    leaving.abort();
  }
  expect(seen).toHaveLength(1);
  expect(await stateOf(id)).toBe("preparing");
});

test("a guide deleted half way stops nothing: the rest is sent, and the summary leaves it out", async () => {
  const { now, week } = nextWeek();
  await subscribe("San Francisco", 120, "lost");
  const guide = await makeGuide(db, { isEmailGuide: true });
  const edition = await startEdition(at(now), { city: "San Francisco", week });
  await set(edition.id, { state: "sending", message, guideId: guide.id });
  await queueDeliveries(db, edition);
  await db.delete(guides).where(eq(guides.id, guide.id));
  const { mail: ours, calls } = scriptedMail();
  const ctx = makeCtx(db, { now, providers: { mail: ours, senderInfo: SAMPLE_SENDER_INFO } });
  expect(await sendEdition(ctx, { id: edition.id, message }, { forMs: 60_000 })).toEqual({ next: "done" });
  expect(await finishEdition(db, edition.id, now)).toBe(true);
  await sendEditionSummary(ctx, edition.id);
  expect(calls.at(-1)?.to).toEqual([SAMPLE_SENDER_INFO.supportEmail]);
  expect(calls).toHaveLength(3);
});
