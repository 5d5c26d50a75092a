import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { guideEntries, guideGenerations, guides, restaurantStatuses } from "@/db/schema";
import { Guide, GuideSummary } from "@/lib/contracts/guide";
import type { PromptReading } from "@/lib/contracts/reading";
import {
  makeAdmin,
  makeEvidence,
  makeGuide,
  makeRestaurant,
  makeStatus,
  makeUser,
  testDb,
} from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { scriptedIdea } from "@/lib/testing/scripted-curator";
import { getRunByGuide } from "./debug/get-run-by-guide";
import { findPublicGuide, getGuide, getPublicGuide } from "./get";
import { listEmailGuides, listGuides } from "./list";
import { removeGuide } from "./remove";

const { db } = await testDb();
const [ana, ben, admin] = [await makeUser(db), await makeUser(db), await makeAdmin(db)];
const as = (user: typeof ana) => {
  const ctx = makeCtx(db, { user });
  if (!ctx.user) throw new Error("nobody is signed in");
  return { ...ctx, user: ctx.user };
};
const day = (n: number) => new Date(Date.UTC(2026, 10, n));
const ids = (list: { id: string }[]) => list.map(({ id }) => id);
const notFound = { code: "not_found", userMessage: "We couldn't find the guide you're looking for." };

describe("reading one guide", () => {
  test("shows each reader their own statuses, the public none, and the evidence behind each entry", async () => {
    const place = await makeRestaurant(db, { name: "Belotti", neighbourhood: "Rockridge", city: "Oakland" });
    const guide = await makeGuide(db, { restaurantIds: [place.id], authorId: ana.id });
    const [cited, uncited] = [
      await makeEvidence(db, { restaurantId: place.id }),
      await makeEvidence(db, { restaurantId: place.id }),
    ];
    await db
      .update(guideEntries)
      .set({ sentences: [{ text: cited.text, evidenceIds: [cited.id] }] })
      .where(eq(guideEntries.guideId, guide.id));
    await makeStatus(db, { userId: ana.id, restaurantId: place.id, status: "love" });

    const forAna = await getGuide(as(ana), guide.id);
    expect(Guide.parse(forAna).entries[0]?.restaurant.userStatus).toBe("love");
    expect((await getGuide(as(ben), guide.id)).entries[0]?.restaurant.userStatus).toBeNull();
    const inPublic = await getPublicGuide({ db }, guide.id);
    expect(inPublic.entries[0]?.restaurant).not.toHaveProperty("userStatus");
    expect(ids(inPublic.entries[0]?.evidence ?? [])).toEqual([cited.id]);
    expect(JSON.stringify(inPublic)).not.toContain(uncited.id);
    // Only the author sees the prompt and the author.
    expect(JSON.stringify([inPublic, forAna])).not.toContain("somewhere warm");
    expect(JSON.stringify([inPublic, forAna])).not.toContain(ana.id);
  });

  test("keeps the order of the entries", async () => {
    const places = [await makeRestaurant(db), await makeRestaurant(db), await makeRestaurant(db)];
    const ordered = ids(places).toReversed();
    const guide = await makeGuide(db, { restaurantIds: ordered });
    expect((await getPublicGuide({ db }, guide.id)).entries.map(({ restaurant }) => restaurant.id)).toEqual(ordered);
  });

  test("an admin-only guide is not found by anyone else, including its author", async () => {
    const guide = await makeGuide(db, { isAdminOnly: true, authorId: ana.id });
    await expect(getGuide(as(ana), guide.id)).rejects.toMatchObject(notFound);
    await expect(getPublicGuide({ db }, guide.id)).rejects.toMatchObject(notFound);
    expect(await findPublicGuide({ db }, guide.id)).toBeNull();
    expect((await getGuide(as(admin), guide.id)).id).toBe(guide.id);
  });

  test("what was typed is quoted to its author and administrators; our own prompts to everybody", async () => {
    const recognized = { start: 0, role: "want", type: "feature" } as const;
    const readings: PromptReading[] = [
      { ...recognized, quote: "vallet", outcome: "not judged", label: "valet parking", readAs: "valet" },
      { ...recognized, quote: "zorbly", outcome: "not understood", label: "zorbly" },
      { ...recognized, quote: "for aunt Iva", outcome: "ignored", label: "for aunt Iva" },
    ];
    const guide = await makeGuide(db, { authorId: ana.id, readings });
    const forAuthor = await getGuide(as(ana), guide.id);
    expect(forAuthor.readings.map(({ quote }) => quote)).toEqual(["vallet", "zorbly"]);
    const { isOwn, ...forAdministrator } = forAuthor;
    expect([isOwn, forAdministrator.isCorrectable]).toEqual([true, true]);
    expect(await getGuide(as(admin), guide.id)).toEqual(forAdministrator);
    for (const forOthers of [await getGuide(as(ben), guide.id), await getPublicGuide({ db }, guide.id)]) {
      expect(forOthers.readings.map(({ label }) => label)).toEqual(["valet parking", null]);
      expect(forOthers).not.toHaveProperty("isCorrectable");
      expect(forOthers).not.toHaveProperty("isOwn");
      expect(JSON.stringify(forOthers)).not.toMatch(/vallet|zorbly|Iva/);
    }
    const ours = await makeGuide(db, { isEmailGuide: true, readings });
    const inPublic = await getPublicGuide({ db }, ours.id);
    expect(inPublic.readings.map(({ quote }) => quote)).toEqual(["vallet", "zorbly"]);
    expect(inPublic).not.toHaveProperty("isCorrectable");
  });

  test("an unknown id is not found", async () => {
    await expect(getGuide(as(ana), "nothing-here-222222")).rejects.toMatchObject(notFound);
    await expect(getPublicGuide({ db }, "' or 1=1 --")).rejects.toMatchObject(notFound);
  });
});

describe("lists", () => {
  test("a city's guides come newest first, without those for administrators", async () => {
    const row = { city: "Berkeley" as const };
    const [old, hidden, young] = [
      await makeGuide(db, { ...row, createdAt: day(1) }),
      await makeGuide(db, { ...row, createdAt: day(2), isAdminOnly: true }),
      await makeGuide(db, { ...row, createdAt: day(3) }),
    ];
    const listed = await listGuides(as(ana), { city: "Berkeley", includeAll: false });
    expect(ids(listed)).toEqual([young.id, old.id]);
    expect(GuideSummary.array().safeParse(listed).success).toBe(true);
    expect(ids(await listGuides(as(admin), { city: "Berkeley", includeAll: false }))).toEqual([young.id, old.id]);
    expect(ids(await listGuides(as(admin), { city: "Berkeley", includeAll: true }))).toEqual([
      young.id,
      hidden.id,
      old.id,
    ]);
  });

  test("a reader's own guides are told from others', to that reader alone", async () => {
    const mine = await makeGuide(db, { city: "San Jose", authorId: ana.id });
    const other = await makeGuide(db, { city: "San Jose" });
    const ownOf = async (reader: typeof ana) =>
      (await listGuides(as(reader), { city: "San Jose", includeAll: false })).filter(({ isOwn }) => isOwn);
    expect(ids(await ownOf(ana))).toEqual([mine.id]);
    expect(ids(await ownOf(admin))).toEqual([]);
    expect(other.authorId).toBeNull();
  });

  test("only administrators may list all guides", async () => {
    await expect(listGuides(as(ana), { city: "Berkeley", includeAll: true })).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  test("without a city the list contains every city's guides", async () => {
    const guide = await makeGuide(db, { city: "Peninsula" });
    expect(ids(await listGuides(as(ana), { includeAll: false }))).toContain(guide.id);
  });

  test("email guides are a city's published ones, up to the limit", async () => {
    const row = { city: "San Jose" as const, isEmailGuide: true };
    const [first, second] = [
      await makeGuide(db, { ...row, createdAt: day(1) }),
      await makeGuide(db, { ...row, createdAt: day(2) }),
    ];
    await makeGuide(db, { ...row, isAdminOnly: true });
    await makeGuide(db, { city: "San Jose" });
    expect(ids(await listEmailGuides({ db }, { city: "San Jose", limit: 12 }))).toEqual([second.id, first.id]);
    expect(ids(await listEmailGuides({ db }, { city: "San Jose", limit: 1 }))).toEqual([second.id]);
  });
});

describe("administrators", () => {
  test("the generation record is admin-only", async () => {
    const guide = await makeGuide(db, { authorId: ana.id });
    await db.insert(guideGenerations).values({ guideId: guide.id, idea: scriptedIdea(), searchPlans: [] });
    await expect(getRunByGuide(as(ana), guide.id)).rejects.toMatchObject({ code: "forbidden" });
    expect(await getRunByGuide(as(admin), guide.id)).toMatchObject({ idea: scriptedIdea(), searchPlans: [] });
    await expect(getRunByGuide(as(admin), "nothing-here-222222")).rejects.toMatchObject({ code: "not_found" });
  });

  test("only administrators delete, and dependent rows are deleted or cleared", async () => {
    const place = await makeRestaurant(db);
    const guide = await makeGuide(db, { authorId: ana.id, restaurantIds: [place.id] });
    await db.insert(guideGenerations).values({ guideId: guide.id });
    await makeStatus(db, { userId: ben.id, restaurantId: place.id, originGuideId: guide.id });

    await expect(removeGuide(as(ana), guide.id)).rejects.toMatchObject({ code: "forbidden" });
    expect(await db.$count(guides, eq(guides.id, guide.id))).toBe(1);

    await removeGuide(as(admin), guide.id);
    expect(await db.$count(guides, eq(guides.id, guide.id))).toBe(0);
    expect(await db.$count(guideEntries, eq(guideEntries.guideId, guide.id))).toBe(0);
    expect(await db.$count(guideGenerations, eq(guideGenerations.guideId, guide.id))).toBe(0);
    const [status] = await db.select().from(restaurantStatuses).where(eq(restaurantStatuses.restaurantId, place.id));
    expect(status).toMatchObject({ userId: ben.id, originGuideId: null });
    await expect(removeGuide(as(admin), guide.id)).rejects.toMatchObject(notFound);
  });
});
