import { beforeAll, expect, test } from "vitest";
import { builtInCatalogue } from "@/db/catalogue/built-in";
import { importCatalogue } from "@/db/catalogue/import";
import { guideEntries, guides } from "@/db/schema";
import { testDb } from "@/db/testing";
import { weeksFrom } from "../../editions/week";
import { createGuide } from "../../guides/create";
import { SEED_THEMES } from "../../guides/seed-themes";
import { houseCurator } from "../../providers/curator/house";
import { HOUSE_IDEAS } from "../../providers/curator/house/themes/ideas";
import { cataloguePlaces } from "../../providers/places/catalogue";
import { makeCtx } from "../../testing/make-ctx";
import { factsOfWeek } from "../almanac/facts-of-week";
import { findAlike } from "./find-alike";
import { type Imagined, imagineTheme } from "./imagine-theme";
import { readLarder } from "./read-larder";
import { type Taken, tellTaken } from "./read-taken";
import { whyNotFilled } from "./why-not-filled";

const { db } = await testDb();
const ctx = makeCtx(db, { providers: { curator: houseCurator(), places: cataloguePlaces(db) } });
const WEEKS = weeksFrom("2026-11-26", 104);
const planned: (Imagined & { week: string })[] = [];

/** As on a fresh database: the magazine's first guides are taken. */
const seeded = SEED_THEMES.filter(({ city }) => city === "San Francisco").map(({ prompt }): Taken => {
  return { week: null, theme: prompt, id: null };
});

beforeAll(async () => {
  await importCatalogue(
    db,
    builtInCatalogue().filter(({ city }) => city === "San Francisco"),
  );
});

async function plan(taken: Taken[], week: string): Promise<Imagined> {
  const brief = { city: "San Francisco" as const, week, facts: factsOfWeek(week), larder: await readLarder(db) };
  const imagined = await imagineTheme(
    { ...ctx, curator: houseCurator() },
    { ...brief, taken: tellTaken(taken, week), refused: [] },
    {
      findAlike: (theme) => findAlike(theme, { taken, discarded: [] }),
      keep: async (kept) => ({ kept }),
    },
  );
  if (!imagined) throw new Error(`The house has nothing for ${week}.`);
  return imagined;
}

test("two years of weeks have themes of their own, none like another", { timeout: 120_000 }, async () => {
  const taken = [...seeded];
  for (const week of WEEKS) {
    const imagined = await plan(taken, week);
    planned.push({ ...imagined, week });
    taken.push({ week, theme: imagined.theme, id: null });
  }
  expect(new Set(planned.map(({ theme }) => theme)).size).toBe(104);
  expect(new Set(planned.map(({ rationale }) => rationale)).size).toBe(104);
  const themeOf = (week: string) => planned.find((each) => each.week === week);
  expect(themeOf("2027-05-06")?.seasonalContext).toContain("Mother's Day is on Sunday, May 9.");
  expect(themeOf("2027-02-04")?.seasonalContext).toContain("Lunar New Year is on Saturday, February 6");
  expect(themeOf("2028-11-02")?.theme).not.toBe(themeOf("2027-10-28")?.theme);
  const withContext = planned.filter(({ seasonalContext }) => seasonalContext !== null).length;
  expect(withContext).toBeGreaterThan(52);
  expect(withContext).toBeLessThan(104);
});

test("each of them makes a guide of places that belong together", { timeout: 240_000 }, async () => {
  for (const { theme, week } of planned) {
    const onTheDay = { ...ctx, now: new Date(`${week}T16:00:00Z`) };
    await createGuide(onTheDay, { city: "San Francisco", prompt: theme }).catch((error: unknown) => {
      throw new Error(`"${theme}" makes no guide.`, { cause: error });
    });
  }
  expect(await db.$count(guides)).toBe(104);
  const entries = await db.select({ guideId: guideEntries.guideId }).from(guideEntries);
  const sizes = Object.values(Object.groupBy(entries, ({ guideId }) => guideId)).map((of) => of?.length ?? 0);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(4);
});

test("everything that the house has ready can be filled from the catalogue", { timeout: 120_000 }, async () => {
  const unfilled: string[] = [];
  for (const { theme } of HOUSE_IDEAS) {
    const reason = await whyNotFilled(ctx, theme);
    if (reason) unfilled.push(`${theme}: ${reason}`);
  }
  expect(unfilled).toEqual([]);
});

test("a week can be imagined anew many times over", async () => {
  const taken: Taken[] = [...seeded, ...planned.map(({ week, theme }) => ({ week, theme, id: null }))];
  for (let round = 0; round < 20; round++) {
    const { theme } = await plan(taken, "2027-07-15");
    taken.push({ week: "2027-07-15", theme, id: null });
  }
  expect(new Set(taken.map(({ theme }) => theme)).size).toBe(taken.length);
});
