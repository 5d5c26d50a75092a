import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { count, eq, notExists, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { adminActions, evidence, importedRestaurants, restaurants } from "@/db/schema";
import { bundleProgram } from "@/lib/testing/bundle-program";
import { testDb } from "@/lib/testing/database";

const admin = await bundleProgram(new URL("../../../scripts/admin.ts", import.meta.url));
const { db, url } = await testDb();
const PLACES = 2_000;
const folder = mkdtempSync(join(tmpdir(), "kumquat-import-"));
const file = join(folder, "ours.csv");
const lines = Array.from(
  { length: PLACES },
  (_, i) => `Diner ${i},${i} Valencia St,37.7688,-122.4221,Eggs number ${i}.`,
);
writeFileSync(file, ["name,address,latitude,longitude,summary", ...lines].join("\n"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The admin command, in a process of its own. */
function bringFile() {
  const command = [admin, "catalogue", "import", file];
  const env = { ...process.env, DATABASE_URL: url };
  const child = spawn(process.execPath, command, { env, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  return { child, ended: once(child, "exit").then(() => output) };
}

const placed = async () => (await db.select({ places: count() }).from(restaurants))[0]?.places ?? 0;
const actions = async () =>
  (await db.select().from(adminActions).orderBy(adminActions.id)).map(({ action, detail }) => ({ action, detail }));

test("an import killed in the middle has brought whole places, and the same command brings the rest", {
  timeout: 180_000,
}, async () => {
  const first = bringFile();
  await expect.poll(placed, { timeout: 120_000, interval: 5 }).toBeGreaterThan(0);
  first.child.kill("SIGKILL");
  await first.ended;

  const there = await placed();
  expect(there).toBeLessThan(PLACES);
  expect(await actions()).toEqual([{ action: "catalogue.import_begun", detail: null }]);
  const record = db.select().from(importedRestaurants).where(eq(importedRestaurants.restaurantId, restaurants.id));
  const snippets = db.select().from(evidence).where(eq(evidence.restaurantId, restaurants.id));
  const half = sql`${notExists(record)} or ${notExists(snippets)}`;
  expect(await db.select({ id: restaurants.id }).from(restaurants).where(half)).toEqual([]);

  const expected = { imported: PLACES - there, updated: 0 };
  expect(await bringFile().ended).toContain(`${expected.imported} imported, 0 updated, ${there} unchanged, 0 skipped`);
  expect(await placed()).toBe(PLACES);
  expect((await actions()).at(-1)).toEqual({ action: "catalogue.imported", detail: expected });
});
