import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { importListedPlaces } from "@/lib/catalogue/listed/import-listed-places";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import { makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { createImport } from "./create-import";

const FOLDER = new URL("testing/takeout/", import.meta.url);
const { db } = await testDb();

beforeAll(async () => {
  await seedCatalogue(db);
  await importListedPlaces(db);
}, 300_000);

/** Forty well-known places each, from memory, by two people who had seen neither the catalogue nor the code. */
test.each(["want-to-go.csv", "favorite-places.csv"])(
  "of a Google list, %s, at least 36 of 40 are found",
  async (fileName) => {
    const user = { ...(await makeUser(db)), sessionId: "none" };
    const readBytes = () => readFile(new URL(fileName, FOLDER));
    const { counts } = await createImport({ ...makeCtx(db), user }, { readBytes, fileName });
    expect(counts).toMatchObject({ rows: 40 });
    expect(counts.matched).toBeGreaterThanOrEqual(36);
  },
);
