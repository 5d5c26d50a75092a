import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { editions, guides } from "@/db/schema";
import { OWN_GUIDES_PAGE_SIZE } from "@/lib/contracts/own-guide";
import { loadMagazine } from "@/lib/magazine/load";
import { makeAdmin, makeGuide, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { findPublicGuide, getGuide } from "../get";
import { getAdminGuide } from "../get-admin-guide";
import { listGuides } from "../list";
import { setGuideFeatured } from "../set-featured";
import { setGuideHidden } from "../set-hidden";
import { changeOwnGuide } from "./change";
import { findOwnGuide } from "./find";
import { listOwnGuidesPage } from "./list-page";
import { removeOwnGuide } from "./remove";

const { db } = await testDb();
const [ana, ben, admin] = [await makeUser(db), await makeUser(db), await makeAdmin(db)];
const as = (user: typeof ana) => {
  const ctx = makeCtx(db, { user, rateLimitScale: 10 });
  if (!ctx.user) throw new Error("nobody is signed in");
  return { ...ctx, user: ctx.user };
};
const makeOwn = (row: Parameters<typeof makeGuide>[1] = {}) => makeGuide(db, { authorId: ana.id, ...row });
const rowOf = async (id: string) => (await db.select().from(guides).where(eq(guides.id, id)))[0];
const notFound = { code: "not_found", userMessage: "We couldn't find the guide you're looking for." };
const conflict = { code: "conflict" };
const isOwnListed = async (user: typeof ana, id: string) =>
  (await listOwnGuidesPage(as(user), 1)).guides.some((guide) => guide.id === id);

/** Every way in which an author could change a guide. */
const CHANGES = [
  (user: typeof ana, id: string) => changeOwnGuide(as(user), id, { name: "Another name" }),
  (user: typeof ana, id: string) => changeOwnGuide(as(user), id, { isListed: false }),
  (user: typeof ana, id: string) => changeOwnGuide(as(user), id, { isListed: true }),
  (user: typeof ana, id: string) => removeOwnGuide(as(user), id),
];
async function expectAllRefused(user: typeof ana, id: string, refusal: object) {
  const before = await rowOf(id);
  for (const change of CHANGES) await expect(change(user, id)).rejects.toMatchObject(refusal);
  expect(await rowOf(id)).toEqual(before);
}

test("an author renames a guide", async () => {
  const { id } = await makeOwn();
  expect(await changeOwnGuide(as(ana), id, { name: "Soup, at last" })).toMatchObject({ id, name: "Soup, at last" });
  expect(await findPublicGuide({ db }, id)).toMatchObject({ name: "Soup, at last" });
});

test("a guide's page knows its author, and nobody else, unless an editor hid it", async () => {
  const { id } = await makeOwn();
  expect(await findOwnGuide(as(ana), id)).toMatchObject({ id, isUnlisted: false, keptAs: null });
  for (const other of [ben, admin]) expect(await findOwnGuide(as(other), id)).toBeNull();
  await changeOwnGuide(as(ana), id, { isListed: false });
  expect(await findOwnGuide(as(ana), id)).toMatchObject({ isUnlisted: true });
  await changeOwnGuide(as(ana), id, { isListed: true });
  await setGuideHidden(as(admin), id, true);
  expect(await findOwnGuide(as(ana), id)).toBeNull();
});

test("an unlisted guide is its author's alone, until they list it again", async () => {
  const { id } = await makeOwn({ city: "Berkeley" });
  expect(await changeOwnGuide(as(ana), id, { isListed: false })).toMatchObject({ isUnlisted: true });
  expect(await findPublicGuide({ db }, id)).toBeNull();
  expect((await loadMagazine({ db })).guides.some(({ guide }) => guide.id === id)).toBe(false);
  expect(await listGuides(as(ben), { city: "Berkeley", includeAll: false })).toEqual([]);
  await expect(getGuide(as(ben), id)).rejects.toMatchObject(notFound);
  expect(await getGuide(as(ana), id)).toMatchObject({ isUnlisted: true, isIndexable: false });
  expect(await isOwnListed(ana, id)).toBe(true);
  expect(await getAdminGuide(as(admin), id)).toMatchObject({ isUnlisted: true, isHidden: false });
  await expect(setGuideFeatured(as(admin), id, true)).rejects.toMatchObject(conflict);
  await expect(setGuideHidden(as(admin), id, false)).rejects.toMatchObject(conflict);
  await changeOwnGuide(as(ana), id, { isListed: true });
  expect(await findPublicGuide({ db }, id)).toMatchObject({ id });
});

test("an author deletes a guide, unlisted or not", async () => {
  for (const isListed of [true, false]) {
    const { id } = await makeOwn();
    await changeOwnGuide(as(ana), id, { isListed });
    await removeOwnGuide(as(ana), id);
    expect(await rowOf(id)).toBeUndefined();
  }
});

describe("what is refused", () => {
  test("another reader's guide, and ours, are not found: by administrators neither", async () => {
    for (const { id } of [await makeOwn(), await makeGuide(db)]) {
      await expectAllRefused(ben, id, notFound);
      await expectAllRefused(admin, id, notFound);
    }
    await expect(removeOwnGuide(as(ana), "nothing-here-222222")).rejects.toMatchObject(notFound);
  });

  test("a weekly or featured guide is not its author's to change", async () => {
    await expectAllRefused(ana, (await makeOwn({ isEmailGuide: true })).id, conflict);
    await expectAllRefused(ana, (await makeOwn({ isFeatured: true })).id, conflict);
  });

  test("a preview and a debug guide are no author's", async () => {
    await expectAllRefused(ana, (await makeOwn({ isAdminOnly: true })).id, notFound);
    await expectAllRefused(admin, (await makeOwn({ authorId: admin.id, isAdminOnly: true })).id, notFound);
  });

  test("a guide that an unfinished edition uses can't be deleted", async () => {
    const { id } = await makeOwn();
    const edition = { city: "Oakland" as const, week: "2031-01-02", openedAt: new Date(), guideId: id };
    await db.insert(editions).values({ ...edition, state: "sending" });
    await expect(removeOwnGuide(as(ana), id)).rejects.toMatchObject(conflict);
    await db.update(editions).set({ state: "sent" }).where(eq(editions.guideId, id));
    await removeOwnGuide(as(ana), id);
  });

  test("nobody's guesses are counted", async () => {
    const { id } = await makeOwn();
    const once = { ...as(ben), rateLimitScale: 0.001 };
    for (let i = 0; i < 3; i++) await expect(removeOwnGuide(once, id)).rejects.toMatchObject(notFound);
    const own = { ...as(await makeUser(db)), rateLimitScale: 0.001 };
    const { id: ownId } = await makeGuide(db, { authorId: own.user.id });
    await changeOwnGuide(own, ownId, { name: "Soup" });
    await expect(removeOwnGuide(own, ownId)).rejects.toMatchObject({ code: "too_many" });
  });
});

describe("an editor's hiding wins", () => {
  test.each([false, true])("over a guide that is unlisted: %s", async (isUnlisted) => {
    const { id } = await makeOwn();
    if (isUnlisted) await changeOwnGuide(as(ana), id, { isListed: false });
    await setGuideHidden(as(admin), id, true);
    await setGuideHidden(as(admin), id, true);
    await expectAllRefused(ana, id, notFound);
    await expect(getGuide(as(ana), id)).rejects.toMatchObject(notFound);
    expect(await isOwnListed(ana, id)).toBe(false);
    await setGuideHidden(as(admin), id, false);
    expect((await findPublicGuide({ db }, id)) === null).toBe(isUnlisted);
    expect(await getGuide(as(ana), id)).toMatchObject({ id });
  });

  test.each([
    ["unlisted", false],
    ["listed again", true],
  ])("when both happen at once: a guide that is %s", async (_, isListed) => {
    for (let i = 0; i < 5; i++) {
      const { id } = await makeOwn();
      if (isListed) await changeOwnGuide(as(ana), id, { isListed: false });
      await Promise.allSettled([
        changeOwnGuide(as(ana), id, { isListed }),
        setGuideHidden(as(admin), id, true),
        changeOwnGuide(as(ana), id, { isListed }),
      ]);
      expect(await rowOf(id)).toMatchObject({ isAdminOnly: true, hiddenAt: expect.any(Date) });
      await expect(changeOwnGuide(as(ana), id, { isListed: true })).rejects.toMatchObject(notFound);
    }
  });

  test("a guide is never both featured and unlisted", async () => {
    for (let i = 0; i < 5; i++) {
      const { id } = await makeOwn();
      await Promise.allSettled([
        changeOwnGuide(as(ana), id, { isListed: false }),
        setGuideFeatured(as(admin), id, true),
      ]);
      const { isFeatured, unlistedAt } = (await rowOf(id)) ?? {};
      expect(isFeatured).toBe(unlistedAt === null);
    }
  });
});

test("an author's guides come in pages, newest first, in every city", async () => {
  const eve = await makeUser(db);
  for (let day = 1; day <= OWN_GUIDES_PAGE_SIZE + 1; day++) {
    const createdAt = new Date(Date.UTC(2026, 0, day));
    await makeGuide(db, { authorId: eve.id, name: `Day ${day}`, city: day % 2 ? "Oakland" : "San Jose", createdAt });
  }
  await makeGuide(db, { authorId: eve.id, isAdminOnly: true });
  const first = await listOwnGuidesPage(as(eve), 1);
  expect(first).toMatchObject({ page: 1, pageCount: 2 });
  expect(first.guides[0]).toMatchObject({ name: `Day ${OWN_GUIDES_PAGE_SIZE + 1}`, isUnlisted: false, keptAs: null });
  expect((await listOwnGuidesPage(as(eve), 9)).guides.map(({ name }) => name)).toEqual(["Day 1"]);
});
