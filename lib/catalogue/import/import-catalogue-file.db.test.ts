import { count, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { adminActions, evidence, importedRestaurants, restaurants } from "@/db/schema";
import { makeRestaurant, testDb } from "@/lib/testing/database";
import { importCatalogueFile } from "./import-catalogue-file";
import { formatImportReport } from "./import-report";

const { db } = await testDb();
const now = new Date("2026-11-20T12:00:00Z");
const HEAD = "name,address,latitude,longitude,phone,summary,notes";
const FOG = "Fog Diner,1 Valencia St,37.7688,-122.4221,(415) 555-0134,Eggs all day.,It has a long counter.";
const SALT = "Salt House,2 Mission St,37.7600,-122.4190,,,";

const importLines = (lines: string[], { file = "ours.csv", isDryRun = false } = {}) =>
  importCatalogueFile(
    { db, now },
    { bytes: new TextEncoder().encode([HEAD, ...lines].join("\n")), fileName: file, isDryRun },
  );
const rows = () => db.select().from(restaurants).orderBy(restaurants.id);
const one = async (id: string) => (await db.select().from(restaurants).where(eq(restaurants.id, id)))[0];

beforeEach(async () => {
  await db.delete(restaurants);
});

test("brings places with what searches and guides need, under readable ids", async () => {
  expect(await importLines([FOG, SALT])).toMatchObject({ imported: 2, updated: 0, unchanged: 0, skipped: [] });
  expect(await one("fog-diner")).toMatchObject({
    source: "import",
    city: "San Francisco",
    status: "open",
    nameText: "fog diner",
    phoneNumber: "(415) 555-0134",
    searchText: expect.stringContaining("long counter"),
  });
  const snippets = await db.select().from(evidence).where(eq(evidence.restaurantId, "fog-diner")).orderBy(evidence.id);
  expect(snippets.map(({ id, source, text, datedOn }) => [id, source, text, datedOn])).toEqual([
    ["fog-diner:facts", "Imported by the editors", "Fog Diner is at 1 Valencia St, San Francisco.", "2026-11-20"],
    ["fog-diner:note-1", "Imported by the editors", "It has a long counter.", "2026-11-20"],
    ["fog-diner:summary", "Imported by the editors", "Eggs all day.", "2026-11-20"],
  ]);
});

test("a place that was only listed is described under its id, where readers have marked it", async () => {
  const list = { source: "listed" as const, listedBy: "San Francisco", lastSeenOn: "2019-05-01" };
  const { id } = await makeRestaurant(db, { ...list, name: "Fog Diner", latitude: 37.7689, longitude: -122.4222 });
  expect(await importLines([FOG])).toMatchObject({ imported: 0, updated: 1, skipped: [] });
  expect(await one(id)).toMatchObject({ source: "import", listedBy: null, editorialSummary: "Eggs all day." });
  expect(await rows()).toHaveLength(1);
  expect(await importLines([FOG])).toMatchObject({ unchanged: 1 });
});

test("the same file again changes nothing, and says so", async () => {
  await importLines([FOG, SALT]);
  const before = await rows();
  const report = await importLines([FOG, SALT]);
  expect(report).toMatchObject({ imported: 0, updated: 0, unchanged: 2 });
  expect(formatImportReport(report)).toBe("ours.csv: 0 imported, 0 updated, 2 unchanged, 0 skipped. Nothing changed.");
  expect(await rows()).toEqual(before);
});

test("what an import brought is in the log, by the command line; one that changed nothing is not", async () => {
  const logged = () => db.select().from(adminActions).where(eq(adminActions.subjectName, "logged.csv"));
  await importLines([FOG, SALT], { file: "logged.csv", isDryRun: true });
  expect(await logged()).toEqual([]);
  await importLines([FOG, SALT], { file: "logged.csv" });
  await importLines([FOG, SALT], { file: "logged.csv" });
  const by = { adminId: null, adminName: "command line" };
  expect(await logged()).toMatchObject([{ ...by, action: "catalogue.imported", detail: { imported: 2, updated: 0 } }]);
});

test("a corrected row updates its place and its evidence, and leaves other sources' evidence", async () => {
  await importLines([FOG, SALT]);
  await db
    .update(restaurants)
    .set({ googlePlaceId: "g-fog", rating: 4.5, status: "closed" })
    .where(eq(restaurants.id, "fog-diner"));
  const report = await importLines([
    FOG.replace("1 Valencia", "11 Valencia").replace("It has a long counter.", ""),
    SALT,
  ]);
  expect(report).toMatchObject({ imported: 0, updated: 1, unchanged: 1 });
  expect(await one("fog-diner")).toMatchObject({
    address: "11 Valencia St",
    googlePlaceId: "g-fog",
    rating: 4.5,
    status: "closed",
  });
  const ids = (await db.select().from(evidence).where(eq(evidence.restaurantId, "fog-diner"))).map(({ id }) => id);
  expect(ids.sort()).toEqual(["fog-diner:facts", "fog-diner:summary"]);
});

test("a place that left the file stays and is reported; one with an invalid row does not count as missing", async () => {
  await importLines([FOG, SALT]);
  const report = await importLines([FOG.replace("37.7688", "north")]);
  expect(report.missing).toEqual(["Salt House"]);
  expect(report.skipped).toEqual(["Line 2 has a latitude that is no number of degrees from -90 to 90."]);
  expect(await rows()).toHaveLength(2);
});

test("a file under another name says of its places the same", async () => {
  await importLines([FOG]);
  expect(await importLines([FOG], { file: "renamed.csv" })).toMatchObject({ imported: 0, unchanged: 1 });
  expect(await db.select({ file: importedRestaurants.file }).from(importedRestaurants)).toEqual([
    { file: "renamed.csv" },
  ]);
});

test("a dry run reports and writes nothing", async () => {
  const report = await importLines([FOG], { isDryRun: true });
  expect(report).toMatchObject({ imported: 1, isDryRun: true });
  expect(formatImportReport(report)).toContain("nothing was written");
  expect(await rows()).toEqual([]);
});

describe("a file of many places", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => `Diner ${i},${i} Valencia St,37.7688,-122.4221,,Eggs number ${i}.,`);

  test("is written in short transactions, and repeated places are found across them", async () => {
    const lines = many(230);
    const report = await importLines([...lines, "DINER 7,7 Valencia St,37.7688,-122.4221,,,"]);
    expect(report).toMatchObject({ imported: 230, skipped: ["Line 232 is the same place as line 9."], missing: [] });
    const turns = await db.select({ places: count() }).from(restaurants).groupBy(sql`xmin::text`);
    expect(Math.max(...turns.map(({ places }) => places))).toBeLessThanOrEqual(25);
    expect(await importLines(lines)).toMatchObject({ imported: 0, updated: 0, unchanged: 230 });
    expect((await importLines(lines.slice(1))).missing).toEqual(["Diner 0"]);
  });

  test("is in the log when it begins, and with what came of it", async () => {
    await importLines(many(120), { file: "long.csv" });
    const logged = await db.select().from(adminActions).where(eq(adminActions.subjectName, "long.csv"));
    expect(logged.map(({ action, detail }) => [action, detail])).toEqual([
      ["catalogue.import_begun", null],
      ["catalogue.imported", { imported: 120, updated: 0 }],
    ]);
  });

  test("is reported the same by a dry run", async () => {
    const lines = [...many(120), FOG, FOG.replace("Fog", "FOG"), ...many(1)];
    const report = await importLines(lines, { isDryRun: true });
    expect(await rows()).toEqual([]);
    expect(await importLines(lines)).toEqual({ ...report, isDryRun: false });
  });
});

describe("a place that is there already", () => {
  test("in the catalogue is skipped where it has the same name within 150 m", async () => {
    await makeRestaurant(db, {
      id: "fog",
      name: "Fög Diner",
      latitude: 37.7689,
      longitude: -122.4222,
      googlePlaceId: "g",
    });
    const report = await importLines([FOG, FOG.replace("37.7688", "37.7788")]);
    expect(report.skipped).toEqual(["Line 2 is already in the catalog, as Fög Diner (fog)."]);
    expect(report.imported).toBe(1);
  });

  test("in the file is skipped, with the line it repeats", async () => {
    const report = await importLines([FOG, FOG.replace("Fog", "FOG"), SALT]);
    expect(report.skipped).toEqual(["Line 3 is the same place as line 2."]);
    expect((await importLines([FOG, FOG.replace("Fog", "FOG"), SALT])).skipped).toHaveLength(1);
  });
});

test("two branches of one name get their own ids, and keep them", async () => {
  const branch = FOG.replace("1 Valencia St,37.7688", "9 Geary St,37.7868");
  await importLines([FOG, branch]);
  const ids = (await rows()).map(({ id }) => id);
  expect(ids).toEqual(["fog-diner", "fog-diner-san-francisco"]);
  await importLines([branch, FOG.replace("Eggs", "Ham")]);
  expect(await rows()).toMatchObject([{ address: "1 Valencia St" }, { address: "9 Geary St" }]);
});

test("with an id column, a place may change its name and move", async () => {
  const json = (place: object) => new TextEncoder().encode(JSON.stringify([place]));
  const place = { id: "7", name: "Fog Diner", address: "1 Valencia St", latitude: 37.7688, longitude: -122.4221 };
  await importCatalogueFile({ db, now }, { bytes: json(place), fileName: "ours.json" });
  const moved = { ...place, name: "Mist Diner", address: "9 Geary St", latitude: 37.7868 };
  const report = await importCatalogueFile({ db, now }, { bytes: json(moved), fileName: "ours.json" });
  expect(report).toMatchObject({ imported: 0, updated: 1, missing: [] });
  expect(await rows()).toMatchObject([{ id: "fog-diner", name: "Mist Diner", address: "9 Geary St" }]);
});

test("two rows that claim one Google id don't undo the import", async () => {
  const json = (places: object[]) => new TextEncoder().encode(JSON.stringify(places));
  const place = { name: "Fog Diner", address: "1 Valencia St", latitude: 37.7688, longitude: -122.4221 };
  const other = { ...place, name: "Salt House", latitude: 37.76 };
  await importCatalogueFile({ db, now }, { bytes: json([place, other]), fileName: "ours.json" });
  const claims = [place, other].map((each) => ({ ...each, googlePlaceId: "g-1" }));
  const report = await importCatalogueFile({ db, now }, { bytes: json(claims), fileName: "ours.json" });
  expect(report).toMatchObject({ updated: 1, skipped: ["Item 2 is the same place as item 1."] });
});

test("two imports at once bring each place once", async () => {
  await Promise.all([importLines([FOG, SALT]), importLines([FOG, SALT], { file: "other.csv" })]);
  expect(await rows()).toHaveLength(2);
});
