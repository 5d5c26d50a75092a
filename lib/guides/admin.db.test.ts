import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { adminActions, editions, guides, scheduledThemes } from "@/db/schema";
import { makeAdmin, makeGuide, makeUser, testDb } from "@/lib/testing/database";
import { inventCity } from "@/lib/testing/invent-city";
import { makeCtx } from "@/lib/testing/make-ctx";
import { listSitemapGuides } from "@/lib/web/list-sitemap-guides";
import { findPublicGuide, getGuide } from "./get";
import { getAdminGuide } from "./get-admin-guide";
import { listGuides } from "./list";
import { removeGuide } from "./remove";
import { setGuideFeatured } from "./set-featured";
import { setGuideHidden } from "./set-hidden";

const { db } = await testDb();
const [admin, reader] = [await makeAdmin(db), await makeUser(db)];
const as = (user: typeof admin) => {
  const ctx = makeCtx(db, { user });
  if (!ctx.user) throw new Error("nobody is signed in");
  return { ...ctx, user: ctx.user };
};
const actionsOn = async (id: string) =>
  (await db.select().from(adminActions).where(eq(adminActions.subjectId, id))).map(({ action }) => action);
const isListed = async (id: string) => (await listSitemapGuides({ db })).some((guide) => guide.id === id);
const isThere = async (id: string) => (await db.$count(guides, eq(guides.id, id))) === 1;

test("a guide is listed and indexable while it is featured", async () => {
  const { id } = await makeGuide(db);
  expect(await isListed(id)).toBe(false);
  await setGuideFeatured(as(admin), id, true);
  await setGuideFeatured(as(admin), id, true);
  expect(await isListed(id)).toBe(true);
  expect(await findPublicGuide({ db }, id)).toMatchObject({ isIndexable: true });
  await setGuideFeatured(as(admin), id, false);
  expect(await isListed(id)).toBe(false);
  expect(await actionsOn(id)).toEqual(["guide.featured", "guide.unfeatured"]);
});

test("a hidden guide is not found by anyone else, and is restored unchanged", async () => {
  const { id } = await makeGuide(db, { isFeatured: true });
  await setGuideHidden(as(admin), id, true);
  await setGuideHidden(as(admin), id, true);
  expect(await findPublicGuide({ db }, id)).toBeNull();
  await expect(getGuide(as(reader), id)).rejects.toMatchObject({ code: "not_found" });
  expect(await isListed(id)).toBe(false);
  expect(await getAdminGuide(as(admin), id)).toMatchObject({ isHidden: true, isAdminOnly: true, isEmailGuide: false });
  await expect(
    setGuideFeatured(as(admin), (await makeGuide(db, { isAdminOnly: true, hiddenAt: new Date() })).id, true),
  ).rejects.toMatchObject({ code: "conflict" });
  await setGuideHidden(as(admin), id, false);
  expect(await isListed(id)).toBe(true);
  expect(await actionsOn(id)).toEqual(["guide.hidden", "guide.shown"]);
});

test("a published email guide can be hidden, a preview can be neither hidden nor shown", async () => {
  const published = await makeGuide(db, { isEmailGuide: true });
  const preview = await makeGuide(db, { isEmailGuide: true, isAdminOnly: true });
  await setGuideHidden(as(admin), published.id, true);
  expect(await getAdminGuide(as(admin), published.id)).toMatchObject({ isHidden: true });
  expect(await getAdminGuide(as(admin), preview.id)).toMatchObject({ isHidden: false });
  for (const isHidden of [true, false]) {
    await expect(setGuideHidden(as(admin), preview.id, isHidden)).rejects.toMatchObject({ code: "conflict" });
  }
  await expect(setGuideFeatured(as(admin), published.id, true)).rejects.toMatchObject({ code: "conflict" });
});

test("only administrators see which guides are hidden or featured", async () => {
  const { id } = await makeGuide(db, { city: "Peninsula", isFeatured: true });
  expect(await listGuides(as(admin), { city: "Peninsula", includeAll: true })).toMatchObject([
    { id, isFeatured: true, isHidden: false },
  ]);
  expect((await listGuides(as(reader), { city: "Peninsula", includeAll: false }))[0]).not.toHaveProperty("isFeatured");
  await expect(listGuides(as(reader), { city: "Peninsula", includeAll: true })).rejects.toMatchObject({
    code: "forbidden",
  });
});

const THEME = { city: "San Francisco" as const, theme: "Soup", rationale: "" };
const editionOf = (guideId: string, state: typeof editions.$inferInsert.state) =>
  ({ city: inventCity(), week: "2026-11-19", state, guideId, openedAt: new Date() }) as const;

test.each(["preparing", "sending", "paused", "failed"] as const)(
  "a guide whose edition is %s can not be deleted, with a reason",
  async (state) => {
    const { id } = await makeGuide(db);
    const edition = editionOf(id, state);
    await db.insert(editions).values(edition);
    await expect(removeGuide(as(admin), id)).rejects.toMatchObject({
      code: "conflict",
      userMessage: expect.stringContaining(`This guide goes out with ${edition.city}'s email of November 19, 2026`),
    });
    expect(await isThere(id)).toBe(true);
    expect(await actionsOn(id)).toEqual([]);
  },
);

test("deleting a guide clears it from its theme and from a sent edition", async () => {
  const { id } = await makeGuide(db, { isAdminOnly: true, isEmailGuide: true });
  await db.insert(scheduledThemes).values({ ...THEME, targetWeek: "2026-12-03", guideId: id });
  const edition = editionOf(id, "sent");
  await db.insert(editions).values(edition);
  await removeGuide(as(admin), id);
  expect(await isThere(id)).toBe(false);
  const [theme] = await db.select().from(scheduledThemes).where(eq(scheduledThemes.targetWeek, "2026-12-03"));
  expect(theme).toMatchObject({ guideId: null, theme: "Soup" });
  const [sent] = await db.select().from(editions).where(eq(editions.city, edition.city));
  expect(sent).toMatchObject({ guideId: null, state: "sent" });
  expect(await actionsOn(id)).toEqual(["guide.deleted"]);
});

test("a deletion concurrent with an edition never takes the edition's guide", async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id } = await makeGuide(db);
    const { guideId: _, ...edition } = editionOf(id, "preparing");
    const [made] = await db.insert(editions).values(edition).returning();
    const give = db
      .update(editions)
      .set({ guideId: id })
      .where(eq(editions.id, made?.id ?? ""));
    const [removed, given] = await Promise.allSettled([removeGuide(as(admin), id), give]);
    const [held] = await db
      .select()
      .from(editions)
      .where(eq(editions.id, made?.id ?? ""));
    // Either the guide is kept and held, or it is gone and the edition was never given it.
    expect(await isThere(id)).toBe(removed.status === "rejected");
    expect(held?.guideId ?? null).toBe(removed.status === "rejected" ? id : null);
    expect(given.status).toBe(removed.status === "rejected" ? "fulfilled" : "rejected");
  }
});

test("of two concurrent deletions one is not found", async () => {
  const { id } = await makeGuide(db);
  const outcomes = await Promise.allSettled([removeGuide(as(admin), id), removeGuide(as(admin), id)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await actionsOn(id)).toEqual(["guide.deleted"]);
});

test("a reader can not delete, feature or hide guides", async () => {
  const { id } = await makeGuide(db, { authorId: reader.id });
  const forbidden = { code: "forbidden" };
  await expect(removeGuide(as(reader), id)).rejects.toMatchObject(forbidden);
  await expect(setGuideFeatured(as(reader), id, true)).rejects.toMatchObject(forbidden);
  await expect(setGuideHidden(as(reader), id, true)).rejects.toMatchObject(forbidden);
  await expect(getAdminGuide(as(reader), id)).rejects.toMatchObject(forbidden);
  expect(await isThere(id)).toBe(true);
});
