import { beforeAll, expect, test } from "vitest";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import { testDb } from "@/lib/testing/database";
import { findPlaces } from "./find-places";

const { db } = await testDb();
const find = async (query: string) =>
  (await findPlaces(db, { query, limit: 20, reader: null })).rows.map(({ place }) => place.name);

beforeAll(() => seedCatalogue(db), 120_000);

test("what nobody has is found by no spelling", async () => {
  expect([await find("creme brulee"), await find("crème brûlée")]).toEqual([[], []]);
});

test.each([
  ["hue", "Huế", "Bún Bò Huế An Nam"],
  ["bun bo hue", "bún bò Huế", "Bún Bò Huế An Nam"],
  ["pho", "phở", "Phở"],
  ["pho bo", "phở bò", ""],
  ["cafe", "café", "Café"],
  ["souffle", "soufflé", ""],
  ["zacharys", "Zachary's", "Zachary's Chicago Pizza"],
  ["zacharys", "Zachary’s", "Zachary's Chicago Pizza"],
  ["zacharys", "Zachary`s", "Zachary's Chicago Pizza"],
  ["zacharys", "Zachary´s", "Zachary's Chicago Pizza"],
])("%s finds what %s does", async (plain, marked, name) => {
  const found = await find(plain);
  expect(found.length).toBeGreaterThan(0);
  expect(found.some((each) => each.includes(name) || name === "")).toBe(true);
  expect(await find(marked)).toEqual(found);
  expect(await find(marked.normalize("NFD"))).toEqual(found);
});
