import { expect, test } from "vitest";
import { testDb } from "@/lib/testing/database";
import { makeGuide, makeRestaurant } from "@/lib/testing/factories";
import { makeCtx } from "@/lib/testing/make-ctx";
import { loadMagazine, readMagazineStamp } from "./load";
import { searchMagazine } from "./search";

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

test("the magazine holds public guides alone, with what they are about and nothing that a reader typed", async () => {
  const { guides } = await loadMagazine(ctx);
  expect(guides.map((each) => each.guide.id)).toEqual([guide.id]);
  expect(guides[0]?.facets.quarter).toEqual(["Hayes Valley"]);
  expect(JSON.stringify(guides)).not.toContain("somewhere warm");
});

test("the magazine finds guides by the names of their places, and told places before listed ones", async () => {
  const magazine = await loadMagazine(ctx);
  const { guides, places } = await searchMagazine(ctx, { magazine, query: "zuni" });
  expect(guides.map((each) => each.guide.id)).toEqual([guide.id]);
  expect(places.map(({ name }) => name)).toEqual(["Zuni Cafe", "Zuni Annex"]);
  expect(places[0]).not.toHaveProperty("userStatus");
  expect((await searchMagazine(ctx, { magazine, query: "zunni cafe" })).places[0]?.name).toBe("Zuni Cafe");
});

test("the magazine finds nothing elsewhere, for one letter, or for none", async () => {
  const magazine = await loadMagazine(ctx);
  const nothing = { guides: [], places: [], closest: [], missed: "" };
  expect(await searchMagazine(ctx, { magazine, query: "zuni", city: "Oakland" })).toEqual(nothing);
  expect(await searchMagazine(ctx, { magazine, query: " z " })).toEqual(nothing);
  expect(await searchMagazine(ctx, { magazine, query: "?!" })).toEqual(nothing);
});

test("a sentence finds by what it is about, and where nothing has all of it, what comes closest", async () => {
  const magazine = await loadMagazine(ctx);
  const found = await searchMagazine(ctx, { magazine, query: "somewhere nice to eat before a show tonight" });
  expect(found.guides.map((each) => each.guide.id)).toEqual([guide.id]);
  expect(found.closest).toEqual([]);
  const none = await searchMagazine(ctx, { magazine, query: "a show with fireworks" });
  expect([none.guides, none.places]).toEqual([[], []]);
  expect(none.closest.map((each) => each.guide.id)).toEqual([guide.id]);
});

test("what readers made comes after the weekly guides, newer or not, in the list and in a search", async () => {
  const made = await makeGuide(db, { name: "Before a show, ours", restaurantIds: [zuni.id], isEmailGuide: false });
  const magazine = await loadMagazine(ctx);
  expect(magazine.guides.map((each) => each.guide.id)).toEqual([guide.id, made.id]);
  const { guides } = await searchMagazine(ctx, { magazine, query: "before a show ours" });
  expect(guides.map((each) => each.guide.id)).toEqual([made.id]);
  const both = await searchMagazine(ctx, { magazine, query: "before a show" });
  expect(both.guides.map((each) => each.guide.id)).toEqual([guide.id, made.id]);
});

test("a neighborhood restricts guides as it does places", async () => {
  const magazine = await loadMagazine(ctx);
  const there = await searchMagazine(ctx, { magazine, query: "a show in hayes valley" });
  expect(there.guides.map((each) => each.guide.id)).toContain(guide.id);
  const elsewhere = await searchMagazine(ctx, { magazine, query: "a show in the mission" });
  expect([elsewhere.guides, elsewhere.closest.length]).toEqual([[], 2]);
});

test("the magazine refuses an address that searches without a pause", async () => {
  const magazine = await loadMagazine(ctx);
  const hasty = { ...ctx, clientAddress: "192.0.2.7", rateLimitScale: 1 / 1_800 };
  await searchMagazine(hasty, { magazine, query: "zuni" });
  await expect(searchMagazine(hasty, { magazine, query: "zuni" })).rejects.toMatchObject({ code: "too_many" });
});

test("the magazine has another stamp once a guide is shown", async () => {
  const before = await readMagazineStamp(ctx);
  expect(await readMagazineStamp(ctx)).toBe(before);
  await makeGuide(db, { name: "Another", createdAt: new Date("2020-01-01") });
  expect(await readMagazineStamp(ctx)).not.toBe(before);
  expect(hidden.isAdminOnly).toBe(true);
});
