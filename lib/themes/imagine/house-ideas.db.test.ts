import { beforeAll, test as databaseTest, expect, inject } from "vitest";
import { guideEntries, guides } from "@/db/schema";
import { embeddedProviders } from "@/lib/adapters/embedded-providers";
import { PREPARED_THEMES } from "@/lib/adapters/house-curator/themes/prepared";
import { SEED_PROMPTS } from "@/lib/boot/seed-prompts";
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import { weeksFrom } from "@/lib/core/week";
import { createGuide } from "@/lib/guides/create";
import { testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { factsOfWeek } from "../calendar/facts-of-week";
import { readAvailableCuisines } from "./available-cuisines";
import { checkFillable } from "./check-fillable";
import { type ExistingTheme, toBriefThemes } from "./existing-themes";
import { findConflictingTheme } from "./find-conflicting-theme";
import { type ImaginedTheme, imagineTheme } from "./imagine-theme";
import { findNeighborWithSameFood } from "./neighbors";

/** What the house imagines doesn't depend on the kind of database: once, on the embedded one, is enough. */
const test = databaseTest.skipIf(inject("databaseTemplate").kind === "postgres");

const { db } = await testDb();
const embedded = embeddedProviders(db);
const ctx = makeCtx(db, { providers: { ...embedded, embedded } });
const WEEKS = weeksFrom("2026-11-26", 104);
const planned: (ImaginedTheme & { week: string })[] = [];

/** As on a fresh database: the magazine's first guides are taken. */
const seeded = SEED_PROMPTS.filter(({ city }) => city === "San Francisco").map(({ prompt }): ExistingTheme => {
  return { week: null, theme: prompt, id: null };
});

beforeAll(async () => {
  await seedCatalogue(
    db,
    builtInCatalogue().filter(({ city }) => city === "San Francisco"),
  );
});

async function plan(taken: ExistingTheme[], week: string): Promise<ImaginedTheme> {
  const brief = {
    city: "San Francisco" as const,
    week,
    facts: factsOfWeek(week),
    available: await readAvailableCuisines(db),
  };
  const imagined = await imagineTheme(
    { ...ctx, curator: embedded.curator },
    { ...brief, taken: toBriefThemes(taken, week), rejected: [] },
    {
      findSimilar: (theme) => findConflictingTheme(embedded, theme, { taken, discarded: [], week }),
      accept: async (idea) => ({ accepted: idea }),
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
  for (const { theme, week } of planned)
    expect(await findNeighborWithSameFood(embedded, theme, { taken, week }), theme).toBeNull();
  const withContext = planned.filter(({ seasonalContext }) => seasonalContext !== null).length;
  expect(withContext).toBeGreaterThan(52);
  expect(withContext).toBeLessThan(104);
});

test("each of them makes a guide", { timeout: 240_000 }, async () => {
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

test("every prepared theme can be filled from the catalogue", { timeout: 120_000 }, async () => {
  const unfilled: string[] = [];
  for (const { theme } of PREPARED_THEMES) {
    const reason = await checkFillable(ctx, theme);
    if (reason) unfilled.push(`${theme}: ${reason}`);
  }
  expect(unfilled).toEqual([]);
});

test("a week can be re-imagined many times", async () => {
  const taken: ExistingTheme[] = [...seeded, ...planned.map(({ week, theme }) => ({ week, theme, id: null }))];
  for (let round = 0; round < 20; round++) {
    const { theme } = await plan(taken, "2027-07-15");
    taken.push({ week: "2027-07-15", theme, id: null });
  }
  expect(new Set(taken.map(({ theme }) => theme)).size).toBe(taken.length);
});
