import { and, between, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { adminActions, editionDrafts, editions, guides, scheduledThemes, subscribers } from "@/db/schema";
import { SAMPLE_SENDER_INFO as senderInfo } from "@/emails/_components/sample-sender-info";
import { houseCurator } from "@/lib/adapters/house-curator/house-curator";
import { cataloguePlaces } from "@/lib/catalogue/source/catalogue-places";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import type { City } from "@/lib/core/cities";
import { DAY_MS } from "@/lib/core/durations";
import type { SessionUser } from "@/lib/core/session-user";
import type { Providers } from "@/lib/ports/context";
import { makeAdmin, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { claimDraft, fillDraft } from "./draft-claims";
import { openEdition } from "./open-edition";
import { prepareEdition } from "./prepare-edition";
import { previewWeeklySend } from "./preview-weekly-send";
import { startWeeklySend } from "./start-weekly-send";
import { writeDraft } from "./write-draft";

const { db } = await testDb();
await seedCatalogue(db);
const providers = { curator: houseCurator(), places: cataloguePlaces(db), senderInfo } as Providers;
const admin = await makeAdmin(db);

let weeks = 0;

/** A city and a week of a test's own, its editor on Monday and its send on Thursday. */
function weekOfOwn(city: City, with_: Partial<Providers> = {}) {
  const thursday = new Date(Date.UTC(2026, 7, 6 + 7 * weeks++, 15));
  const monday = new Date(thursday.getTime() - 3 * DAY_MS);
  const week = thursday.toISOString().slice(0, 10);
  const asUser = (user: { id: string; username: string; isAdmin: boolean }) => {
    const ctx = makeCtx(db, { user, now: monday, providers: { ...providers, ...with_ } });
    return { ...ctx, user: ctx.user as SessionUser };
  };
  const editor = asUser(admin);
  const sender = makeCtx(db, { now: thursday, providers });
  const isThis = and(eq(editionDrafts.city, city), eq(editionDrafts.week, week));
  return {
    week,
    thursday,
    editor,
    sender,
    write: (user = admin) => writeDraft(asUser(user), { city, week }),
    send: async () => prepareEdition(sender, await openEdition(sender, { city, week })),
    guides: async () =>
      db
        .select()
        .from(guides)
        .where(and(eq(guides.city, city), between(guides.createdAt, monday, thursday))),
    draft: async () => (await db.select().from(editionDrafts).where(isThis))[0],
    expire: () => db.update(editionDrafts).set({ claimedUntil: sql`now() - interval '1 second'` }).where(isThis),
    row: async () => (await previewWeeklySend(editor)).cities.find((each) => each.city === city),
  };
}

const subscribe = (city: City) => {
  const email = `${city.toLowerCase().replaceAll(" ", "-")}@example.com`;
  const confirmedAt = new Date("2026-01-01T00:00:00Z");
  return db.insert(subscribers).values({ email, emailKey: email, city, state: "confirmed", confirmedAt });
};
await subscribe("Oakland");

test("a city's guide is written before, read, and sent as it was written", async () => {
  const own = weekOfOwn("Oakland");
  expect(await own.row()).toMatchObject({ guide: null, isWritable: true });
  await own.write();
  const [written] = await own.guides();
  expect(written).toMatchObject({ isAdminOnly: true, isEmailGuide: true, authorId: null });
  expect(await own.row()).toMatchObject({ guide: { id: written?.id }, isWritable: false, state: null });
  // Whoever subscribes between the writing and Thursday gets it too: no edition has been opened.
  expect(await db.$count(editions, eq(editions.week, own.week))).toBe(0);

  await startWeeklySend(own.sender, { city: "Oakland", week: own.week });
  const edition = await own.send();
  expect(edition).toMatchObject({ guideId: written?.id, state: "sending", openedAt: own.thursday });
  const sent = await own.guides();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ id: written?.id, name: written?.name, isAdminOnly: false, createdAt: own.thursday });
});

test("the guide of a seasonal week is written for San Francisco too", async () => {
  const own = weekOfOwn("San Francisco");
  expect(await own.row()).toMatchObject({ guide: null, isWritable: true });
  await own.write();
  const [written] = await own.guides();
  expect(await own.row()).toMatchObject({ guide: { id: written?.id }, isWritable: false });
  expect(await own.send()).toMatchObject({ guideId: written?.id });
  expect(await own.guides()).toHaveLength(1);
});

test("pressed several times at once, or once more, one guide is written", async () => {
  const own = weekOfOwn("Berkeley");
  await Promise.all([own.write(), own.write(), own.write()]);
  await own.write();
  expect(await own.guides()).toHaveLength(1);
  const told = and(eq(adminActions.action, "edition.guide_written"), eq(adminActions.subjectName, "Berkeley"));
  expect(await db.$count(adminActions, told)).toBe(1);
});

test("Thursday's send that comes while it is written waits for it, and writes none itself", async () => {
  const heldBack: (() => void)[] = [];
  const search: Providers["places"]["search"] = async (input, ctx) => {
    if (heldBack.length === 0) await new Promise<void>((resolve) => heldBack.push(resolve));
    return providers.places.search(input, ctx);
  };
  const own = weekOfOwn("San Jose", { places: { ...providers.places, search } });
  const writing = own.write();
  await expect.poll(async () => (await own.draft())?.claim, { interval: 1 }).toEqual(expect.any(String));
  // Once it writes, and not while it still looks whether the send was started.
  await expect.poll(() => heldBack.length, { interval: 1 }).toBe(1);
  const sending = own.send();
  await expect.poll(() => db.$count(editions, eq(editions.week, own.week)), { interval: 1 }).toBe(1);
  for (const goOn of heldBack) goOn();
  const [edition] = await Promise.all([sending, writing]);
  expect((await own.guides()).map(({ id }) => id)).toEqual([edition.guideId]);
  expect(edition.state).toBe("sending");
});

test("sending and writing at the same moment end with one guide, which is sent", async () => {
  const own = weekOfOwn("Peninsula");
  const [, edition] = await Promise.all([own.write().catch(() => {}), own.send()]);
  const all = await own.guides();
  expect(all.map(({ id, isAdminOnly }) => ({ id, isAdminOnly }))).toEqual([
    { id: edition.guideId, isAdminOnly: false },
  ]);
});

test("what is being sent, or has been, isn't written before; what broke off without a guide is", async () => {
  const own = weekOfOwn("Berkeley");
  await openEdition(own.sender, { city: "Berkeley", week: own.week });
  await expect(own.write()).rejects.toMatchObject({
    code: "conflict",
    message: "This week's guide for Berkeley is being sent already, or has been.",
  });
  expect(await own.guides()).toEqual([]);
  expect(await own.draft()).toMatchObject({ claim: null, guideId: null });
  await db.update(editions).set({ state: "failed" }).where(eq(editions.week, own.week));
  await own.write();
  const [written] = await own.guides();
  expect(await own.send()).toMatchObject({ guideId: written?.id, state: "sending" });
});

test("too few places are told in a sentence, leave nothing behind and keep nobody from trying again", async () => {
  const none = { ...providers.places, search: async () => ({ places: [] }) };
  const own = weekOfOwn("Oakland", { places: none });
  await expect(own.write()).rejects.toMatchObject({
    code: "unprocessable",
    message: expect.stringMatching(/^[A-Z].*\.$/),
  });
  expect(await own.guides()).toEqual([]);
  expect(await own.draft()).toMatchObject({ claim: null, guideId: null });
  expect(await own.send()).toMatchObject({ state: "sending", guideId: expect.any(String) });
});

test("a writer that died is taken over once its time is over, and comes too late itself", async () => {
  const own = weekOfOwn("San Jose");
  const subject = { city: "San Jose" as const, week: own.week, theme: "Soup" };
  const dead = await claimDraft(db, subject);
  expect(dead).not.toBeNull();
  expect(await claimDraft(db, subject)).toBeNull();
  await own.expire();
  const late = db.transaction((tx) => fillDraft(tx, String(dead), { theme: "Soup", guideId: "late" }));
  expect(await late).toBeUndefined();
  await own.write();
  expect(await own.guides()).toHaveLength(1);
});

test("a guide of another theme than the week's is not sent, and gives way to one that is", async () => {
  const own = weekOfOwn("Oakland");
  await own.write();
  const [former] = await own.guides();
  const theme = "Dumplings to share on a wet evening";
  const approved = { city: "San Francisco", targetWeek: own.week, theme, status: "APPROVED" } as const;
  await db.insert(scheduledThemes).values({ ...approved, rationale: "It rains." });
  expect(await own.row()).toMatchObject({ guide: null, isWritable: true });
  await own.write();
  const [now, ...more] = await own.guides();
  expect(more).toEqual([]);
  expect(now).toMatchObject({ prompt: theme });
  expect(now?.id).not.toBe(former?.id);
});

test("only administrators have it written, and only of this week", async () => {
  const own = weekOfOwn("Oakland");
  await expect(own.write(await makeUser(db))).rejects.toMatchObject({ code: "forbidden" });
  const next = writeDraft(own.editor, { city: "Oakland", week: weekOfOwn("Oakland").week });
  await expect(next).rejects.toMatchObject({ code: "conflict" });
});
