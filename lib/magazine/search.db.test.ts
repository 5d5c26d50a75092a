import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { guideEntries } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import { testDb } from "@/lib/testing/database";
import { makeGuide, makeRestaurant } from "@/lib/testing/factories";
import { makeCtx } from "@/lib/testing/make-ctx";
import { loadMagazine, type MagazineGuide, readMagazineStamp } from "./load";
import { loadPlaces } from "./places/load-places";
import { NOTHING_FOUND, searchMagazine } from "./search";

const { db } = await testDb();
const ctx = makeCtx(db);

const zuni = await makeRestaurant(db, {
  name: "Zuni Cafe",
  neighbourhood: "Hayes Valley",
  cuisines: ["Californian"],
});
const other = await makeRestaurant(db, { name: "Rich Table", neighbourhood: "Hayes Valley" });
const listed = { source: "listed", listedBy: "OpenStreetMap", lastSeenOn: "2026-03-01" } as const;
await makeRestaurant(db, { name: "Zuni Annex", ...listed });
const guide = await makeGuide(db, { name: "Before a show", restaurantIds: [zuni.id, other.id], isEmailGuide: true });
const hidden = await makeGuide(db, { name: "Zuni in secret", restaurantIds: [zuni.id], isAdminOnly: true });

const search = async (query: string, { city, by = ctx }: { city?: City; by?: typeof ctx } = {}) => {
  const [magazine, index] = await Promise.all([loadMagazine(ctx), loadPlaces(ctx)]);
  return searchMagazine(by, { magazine, index, query, ...(city && { city }) });
};
const idsOf = (guides: readonly MagazineGuide[]) => guides.map((each) => each.guide.id);
const namesOf = ({ found }: Awaited<ReturnType<typeof search>>) => found.places.map(({ place }) => place.name);

test("the magazine holds public guides alone, with what they are about and nothing that a reader typed", async () => {
  const { guides } = await loadMagazine(ctx);
  expect(guides.map((each) => each.guide.id)).toEqual([guide.id]);
  expect(guides[0]?.facets.quarter).toEqual(["Hayes Valley"]);
  expect(JSON.stringify(guides)).not.toContain("somewhere warm");
});

test("the magazine finds guides by the names of their places, and told places before listed ones", async () => {
  const found = await search("zuni");
  expect(idsOf(found.guides)).toEqual([guide.id]);
  expect(found.guides[0]?.reason).toBe("Zuni Cafe is in it");
  expect(namesOf(found)).toEqual(["Zuni Cafe", "Zuni Annex"]);
  expect(found.found.count).toEqual({ told: 1, listed: 1 });
  expect(found.found.places[0]?.place).not.toHaveProperty("userStatus");
  expect(namesOf(await search("zunni cafe"))[0]).toBe("Zuni Cafe");
});

test("by its words alone, no guide of another city is found", async () => {
  expect(idsOf((await search("before a show")).guides)).toEqual([guide.id]);
  expect(idsOf((await search("before a show, Rockridge, Oakland")).guides)).toEqual([]);
});

test("the magazine finds nothing elsewhere, for one letter, or for none", async () => {
  const elsewhere = await search("zuni", { city: "Oakland" });
  expect(elsewhere).toEqual({ ...NOTHING_FOUND, found: { ...NOTHING_FOUND.found, isUnlisted: true } });
  expect(await search(" z ")).toEqual(NOTHING_FOUND);
  expect(await search("?!")).toEqual(NOTHING_FOUND);
});

test.each(["somewhere my ex wont be", "im so bored", "I am so tired today"])(
  "who asks for nothing that can be searched by is told what to ask for: %s",
  async (query) => {
    await makeRestaurant(db, { name: "Expo Kitchen", ...listed });
    const { found, notes, isAdvised } = await search(query);
    expect([found.places, found.partial, isAdvised]).toEqual([[], [], true]);
    expect(notes.join()).toMatch(/name a dish/);
  },
);

test("a sentence finds by what it is about, and where nothing has all of it, what comes closest", async () => {
  const found = await search("somewhere nice to eat before a show tonight");
  expect(idsOf(found.guides)).toEqual([guide.id]);
  expect(found.closest).toEqual([]);
  const none = await search("a show with fireworks");
  expect([none.guides, none.found.places]).toEqual([[], []]);
  expect(idsOf(none.closest)).toEqual([guide.id]);
});

test("only guides that share the dish or the kitchen are close, each with the picks that have it", async () => {
  const noodles = await Promise.all(
    ["Shan Dong", "Itani", "Gum Kuo"].map((name) =>
      makeRestaurant(db, { name, city: "Oakland", cuisines: ["Noodles"], neighbourhood: "Chinatown" }),
    ),
  );
  const bowls = await makeGuide(db, {
    name: "Three bowls",
    city: "Oakland",
    restaurantIds: noodles.map(({ id }) => id),
    isEmailGuide: true,
  });
  const wish = await search("cheap vegan noodles with a view near Lake Merritt");
  expect(wish.guides).toEqual([]);
  expect(wish.closest.map((each) => [each.guide.id, each.reason])).toEqual([
    [bowls.id, "Noodles at Shan Dong, Itani, and 1 more"],
  ]);
  expect((await search("cheap vegan pizza with a view")).closest).toEqual([]);
  const whole = await search("noodles");
  expect(whole.guides.map((each) => each.reason)).toEqual(["Noodles at Shan Dong, Itani, and 1 more"]);
  expect(await search("oakland")).toMatchObject({ onlyCity: "Oakland", inCity: "Oakland" });
  expect(await search("noodles near lake merritt")).toMatchObject({ onlyCity: null, inCity: "Oakland" });
  expect(await search("noodles")).toMatchObject({ inCity: null, where: "" });
  expect((await search("noodles near lake merritt")).where).toBe("near Lake Merritt");
  expect((await search("noodles in oakland")).where).toBe("in Oakland");
});

test("what readers made comes after the weekly guides, newer or not, in the list and in a search", async () => {
  const made = await makeGuide(db, { name: "Before a show, ours", restaurantIds: [zuni.id], isEmailGuide: false });
  const { guides } = await loadMagazine(ctx);
  expect(idsOf(guides).at(-1)).toBe(made.id);
  expect(idsOf((await search("before a show ours")).guides)).toEqual([made.id]);
  expect(idsOf((await search("before a show")).guides)).toEqual([guide.id, made.id]);
});

test("a reader's guide whose picks have less than half of what was asked is far from its wish", async () => {
  const verdicts = (["met", "unmet", "unknown"] as const).map((verdict) => ({ label: verdict, verdict }));
  const far = await makeGuide(db, { name: "Missed", restaurantIds: [zuni.id], isEmailGuide: false });
  await db.update(guideEntries).set({ verdicts }).where(eq(guideEntries.guideId, far.id));
  const { guides } = await loadMagazine(ctx);
  expect(idsOf(guides.filter(({ isFarFromWish }) => isFarFromWish))).toEqual([far.id]);
});

test("a guide of what is refused isn't found, and what isn't searched by is said", async () => {
  const sushi = await Promise.all(
    ["Ichi", "Ni", "San"].map((name) => makeRestaurant(db, { name, city: "San Jose", cuisines: ["Sushi"] })),
  );
  const counters = await makeGuide(db, {
    name: "Three sushi counters",
    city: "San Jose",
    restaurantIds: sushi.map(({ id }) => id),
    isEmailGuide: true,
  });
  expect(idsOf((await search("sushi")).guides)).toEqual([counters.id]);
  const refused = await search("not sushi, in san jose tonight for 2");
  expect(idsOf(refused.guides)).toEqual([]);
  expect(namesOf(refused)).not.toContain("Ichi");
  expect(refused.notes).toEqual([expect.stringMatching(/^We look for dinner first/)]);
  const notesOf = async (query: string) => (await search(query)).notes;
  expect(await notesOf("sushi for two in san jose")).toEqual([]);
  expect(await notesOf("sushi in san jose, a table for two")).toEqual([
    "We can't search by available tables: call before you go.",
  ]);
  expect(await notesOf("sushi in san jose for 12")).toEqual(["We can't search by room for 12: call before you go."]);
});

test("a neighborhood restricts guides as it does places", async () => {
  expect(idsOf((await search("a show in hayes valley")).guides)).toContain(guide.id);
  const elsewhere = await search("a show in the mission");
  expect([elsewhere.guides, elsewhere.closest.length]).toEqual([[], 2]);
});

test("the magazine refuses an address that searches without a pause", async () => {
  const hasty = { ...ctx, clientAddress: "192.0.2.7", rateLimitScale: 1 / 1_800 };
  await search("zuni", { by: hasty });
  await expect(search("zuni", { by: hasty })).rejects.toMatchObject({ code: "too_many" });
});

test("the magazine has another stamp once a guide is shown", async () => {
  const before = await readMagazineStamp(ctx);
  expect(await readMagazineStamp(ctx)).toBe(before);
  await makeGuide(db, { name: "Another", createdAt: new Date("2020-01-01") });
  expect(await readMagazineStamp(ctx)).not.toBe(before);
  expect(hidden.isAdminOnly).toBe(true);
});
