import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { importListedPlaces } from "@/lib/catalogue/listed/import-listed-places";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import { makeGuide, makeRestaurant, makeStatus, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { makeListedPlace } from "@/lib/testing/make-listed-place";
import { makeManyRestaurants } from "@/lib/testing/many-restaurants";
import { findSpellings } from "./find-spellings";
import { searchRestaurants } from "./search";
import { searchHitsQuery } from "./search-hits";
import { normalizeName } from "./search-text";

const COUNT = 100_000;
const { db } = await testDb();
const ana = await makeUser(db);
const ctx = { ...makeCtx(db), user: { ...ana, sessionId: "none" } };
const search = (query: string, more: Partial<Parameters<typeof searchRestaurants>[1]> = {}) =>
  searchRestaurants(ctx, { query, limit: 20, ...more });
const names = async (query: string) => (await search(query)).map(({ name }) => name);

beforeAll(async () => {
  await seedCatalogue(db);
  await makeManyRestaurants(db, COUNT);
}, 240_000);

describe(`among ${COUNT.toLocaleString("en")} restaurants`, () => {
  test.each([
    ["case and accents", "CHEZ PANISSE", "Chez Panisse"],
    ["accents left out", "pho ha noi", "Phở Hà Nội"],
    ["accents put in", "Chéz Pänisse", "Chez Panisse"],
    ["a letter left out", "chez panise", "Chez Panisse"],
    ["two letters swapped", "zuni caef", "Zuni Café"],
    ["a wrong letter", "chez ponisse", "Chez Panisse"],
    ["a letter too many", "zunni cafe", "Zuni Café"],
    ["another order", "panisse chez", "Chez Panisse"],
    ["words cut short", "che pani", "Chez Panisse"],
    ["a word just begun", "chez p", "Chez Panisse"],
    ["no space", "chezpanisse", "Chez Panisse"],
    ["a slip and the city", "panise berkeley", "Chez Panisse"],
    ["apostrophes", "zareens", "Zareen's"],
  ])("forgives %s: %s", async (_, query, name) => {
    expect((await names(query))[0]).toBe(name);
  });

  test("an exact name ranks before longer ones, and those before mentions", async () => {
    const mentions = await makeRestaurant(db, { name: "Somewhere", searchText: "somewhere qixolara" });
    const ends = await makeRestaurant(db, { name: "Little Qixolara" });
    const starts = await makeRestaurant(db, { name: "Qixolara Room" });
    const exact = await makeRestaurant(db, { name: "Qixolara" });
    expect((await search("qixolara")).map(({ id }) => id)).toEqual([exact.id, starts.id, ends.id, mentions.id]);
    expect((await search("room qixolara")).map(({ id }) => id)).toEqual([starts.id]);
  });

  test("typos in cuisines and dishes are forgiven too", async () => {
    for (const { cuisines } of await search("ethiopan", { limit: 5 })) expect(cuisines).toContain("Ethiopian");
    expect((await search("dumlpings rockridge", { limit: 5 })).length).toBe(5);
  });

  test("nine in ten names are found first with one typo in them", async () => {
    const { rows } = await db.execute<{ name: string }>(sql`select name from restaurants where source = 'catalogue'`);
    const places = rows.map(({ name }) => name).filter((name) => normalizeName(name).length > 5);
    const sample = places.filter((_, index) => index % 5 === 0);
    const missed: string[] = [];
    for (const [index, name] of sample.entries()) {
      const query = makeTypo(name, index);
      if (normalizeName((await names(query))[0] ?? "") !== normalizeName(name)) missed.push(`${name} as ${query}`);
    }
    expect(sample.length).toBeGreaterThan(40);
    expect(missed.length / sample.length, missed.join(", ")).toBeLessThanOrEqual(0.1);
  });

  test("every branch uses an index, for rare words and for frequent ones", async () => {
    for (const query of ["chez panise", "san", "taqueria la", "ca", "phở", "xyzzy"]) {
      const nameText = normalizeName(query);
      const words = await findSpellings(db, nameText.split(" "));
      const request = { nameText, words, city: undefined, limit: 20, reader: ana, allowsTypos: true };
      for (const city of [undefined, "Oakland"] as const) {
        const plan = await explain(searchHitsQuery(db, { ...request, city }).getSQL());
        expect(plan).not.toMatch(/Seq Scan on restaurants/);
        for (const index of ["name_start", "name_words", "name_trigrams", "search_words"]) {
          expect(plan).toContain(`restaurants_${index}`);
        }
      }
    }
  });

  test("spellings are looked up by their key", async () => {
    const plan = await explain(sql`select word from search_spellings where spelling in ('ramne', 'amne', 'rmne')`);
    expect(plan).toContain("search_spellings_spelling_word_pk");
  });
});

describe("the query", () => {
  test("needs two characters and has at most 200", async () => {
    for (const query of ["", " ", "a", "  é  ", "\n"]) {
      await expect(search(query)).rejects.toMatchObject({
        code: "bad_input",
        userMessage: "Search for at least 2 characters.",
      });
    }
    await expect(search("x".repeat(10_000))).rejects.toMatchObject({
      code: "bad_input",
      userMessage: "That is too long to search for: 200 characters at most.",
    });
    await expect(search("pho ".repeat(50))).resolves.toBeInstanceOf(Array);
  });

  test("is only ever treated as text", async () => {
    for (const query of [
      "!!",
      "'; drop table restaurants; --",
      "a & b | !c:*",
      "%%",
      "__",
      "\\\\",
      "\u0000\ud800",
      "麺屋",
      "🍜",
    ]) {
      await expect(search(query)).resolves.toBeInstanceOf(Array);
    }
    expect(await search("🍜")).toEqual([]);
    expect(await search("%%")).toEqual([]);
  });

  test("matches words that contain quotes", async () => {
    const place = await makeRestaurant(db, { name: "Qappart", searchText: "q'appart \\'or\\ qappart" });
    expect((await search("qappatr")).map(({ id }) => id)).toEqual([place.id]);
    expect((await search("qsappart")).map(({ id }) => id)).toContain(place.id);
  });

  test("finds nothing for nonsense", async () => {
    expect(await search("xqzvw kjqxz")).toEqual([]);
  });

  test("stays within the requested city and limit", async () => {
    const found = await search("cafe", { city: "Berkeley", limit: 7 });
    expect(found).toHaveLength(7);
    expect(new Set(found.map(({ city }) => city))).toEqual(new Set(["Berkeley"]));
  });
});

test("returns the reader's own status and originating guide, nobody else's", async () => {
  const place = await makeRestaurant(db, { name: "Qvortrup Dining Hall" });
  const [guide, hidden] = [await makeGuide(db), await makeGuide(db, { isAdminOnly: true })];
  await makeStatus(db, { userId: ana.id, restaurantId: place.id, status: "love", originGuideId: guide.id });
  const ben = await makeUser(db);
  await makeStatus(db, { userId: ben.id, restaurantId: place.id, status: "never_again", originGuideId: hidden.id });
  const [forAna] = await search("qvortrup");
  expect(forAna).toMatchObject({ userStatus: "love", discoveredFromGuide: { id: guide.id, name: guide.name } });
  const asBen = { ...ctx, user: { ...ben, sessionId: "none" } };
  const [forBen] = await searchRestaurants(asBen, { query: "qvortrup", limit: 20 });
  expect(forBen).toMatchObject({ userStatus: "never_again", discoveredFromGuide: null });
});

test("closed places rank after open ones that match as well", async () => {
  const row = { name: "Wexlerby Grill" };
  const shut = await makeRestaurant(db, { ...row, id: "a-closed-one", status: "closed" });
  const open = await makeRestaurant(db, { ...row, id: "b-open-one" });
  expect((await search("wexlerby grill")).map(({ id }) => id)).toEqual([open.id, shut.id]);
});

/** One typo whose kind and position follow from the number. */
function makeTypo(name: string, seed: number): string {
  const index = 1 + ((seed * 7) % (name.length - 2));
  const [before, letter, next, after] = [
    name.slice(0, index),
    name[index] ?? "",
    name[index + 1] ?? "",
    name.slice(index + 2),
  ];
  return (
    [
      before + next + after,
      before + next + letter + after,
      `${before}x${next}${after}`,
      `${before}${letter}x${next}${after}`,
    ][seed % 4] ?? name
  );
}

async function explain(query: ReturnType<typeof sql>): Promise<string> {
  const { rows: lines } = await db.execute<Record<"QUERY PLAN", string>>(sql`explain ${query}`);
  return lines.map((line) => line["QUERY PLAN"]).join("\n");
}

test("a reader who searches faster than anyone types has to wait, and others are served", async () => {
  const tight = (reader: Awaited<ReturnType<typeof makeUser>>) => ({
    ...makeCtx(db, { rateLimitScale: 1 / 180 }),
    user: { ...reader, sessionId: "none" },
  });
  const [ana, ben] = [tight(await makeUser(db)), tight(await makeUser(db))];
  for (let n = 0; n < 10; n++) await searchRestaurants(ana, { query: "noodles", limit: 1 });
  await expect(searchRestaurants(ana, { query: "noodles", limit: 1 })).rejects.toMatchObject({
    code: "too_many",
    retryAfterSeconds: expect.any(Number),
  });
  await expect(searchRestaurants(ben, { query: "noodles", limit: 1 })).resolves.toEqual(expect.any(Array));
});

test("described places come before those that are only listed, but for an exact name that is no kind of food", async () => {
  const listed = Array.from({ length: 30 }, (_, at) =>
    makeListedPlace({
      name: `Thai Corner ${"abcdefghij"[at % 10]}${at}`,
      address: `${at + 1} Thai St`,
      latitude: 37.37 + at / 100,
    }),
  );
  const exact = ["Thai", "Thai Corner"].map((name) => makeListedPlace({ name, address: "9 Nowhere St" }));
  await importListedPlaces(db, { places: [...listed, ...exact] });
  expect((await search("thai corner"))[0]).toMatchObject({ name: "Thai Corner", listed: { by: "Santa Clara County" } });
  const places = await search("thai");
  expect(places).toHaveLength(20);
  const isListed = places.map((place) => place.listed !== undefined);
  expect(isListed).toEqual([...isListed].sort());
  expect(isListed[0]).toBe(false);
});
