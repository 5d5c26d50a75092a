import { eq } from "drizzle-orm";
import { beforeAll, test as databaseTest, expect, inject } from "vitest";
import { scheduledThemes } from "@/db/schema";
import { embeddedProviders } from "@/lib/adapters/embedded-providers";
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import { weeksFrom } from "@/lib/core/week";
import { testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { factsOfWeek } from "../calendar/facts-of-week";
import { readAvailableCuisines } from "../imagine/available-cuisines";
import { type ExistingTheme, toBriefThemes } from "../imagine/existing-themes";
import { findConflictingTheme } from "../imagine/find-conflicting-theme";
import { imagineTheme } from "../imagine/imagine-theme";
import { findNeighborWithSameFood } from "../imagine/neighbors";
import { startThemeWork } from "../start-theme-work";
import { reimagineTheme } from "./reimagine-theme";

/** What the house imagines doesn't depend on the kind of database: once, on the embedded one, is enough. */
const test = databaseTest.skipIf(inject("databaseTemplate").kind === "postgres");

const { db } = await testDb();
const embedded = embeddedProviders(db);
const ctx = makeCtx(db, { now: new Date("2026-11-24T16:00:00Z"), providers: { ...embedded, embedded } });
const WEEKS = weeksFrom("2026-12-03", 52);

beforeAll(async () => {
  await seedCatalogue(
    db,
    builtInCatalogue().filter(({ city }) => city === "San Francisco"),
  );
  const taken: ExistingTheme[] = [];
  for (const week of WEEKS) {
    const facts = factsOfWeek(week);
    const imagined = await imagineTheme(
      { ...ctx, curator: embedded.curator },
      {
        city: "San Francisco",
        week,
        facts,
        available: await readAvailableCuisines(db),
        rejected: [],
        taken: toBriefThemes(taken, week),
      },
      {
        findSimilar: (theme) => findConflictingTheme(embedded, theme, { taken, discarded: [], week }),
        accept: async (idea) => ({ accepted: idea }),
      },
    );
    if (!imagined) throw new Error(`The house has nothing for ${week}.`);
    taken.push({ week, theme: imagined.theme, id: null });
    await db.insert(scheduledThemes).values({ city: "San Francisco", targetWeek: week, ...imagined });
  }
}, 240_000);

const themes = () => db.select().from(scheduledThemes).orderBy(scheduledThemes.targetWeek);

test("a theme imagined anew keeps its occasion, and asks for nothing its neighbors ask for", {
  timeout: 240_000,
}, async () => {
  const lost: string[] = [];
  for (const before of await themes()) {
    const { workId } = await db.transaction((tx) => startThemeWork(tx, before, "reimagining", ctx.now));
    await reimagineTheme(ctx, { themeId: before.id, workId });
    const [after = before] = await db.select().from(scheduledThemes).where(eq(scheduledThemes.id, before.id));
    expect(after.theme, before.targetWeek).not.toBe(before.theme);
    const week = before.targetWeek;
    const taken = (await themes()).map((each) => ({ week: each.targetWeek, theme: each.theme, id: each.id }));
    expect(await findNeighborWithSameFood(embedded, after.theme, { taken, week }), after.theme).toBeNull();
    const held = factsOfWeek(week).filter(
      ({ kind, sentence }) => kind === "holiday" && before.seasonalContext?.includes(sentence),
    );
    if (held.length > 0 && !held.some(({ sentence }) => after.seasonalContext?.includes(sentence)))
      lost.push(`${week}: ${before.theme} → ${after.theme}`);
  }
  expect(lost).toEqual([]);
});

test("the week of Christmas stays its week, however often it is imagined anew", { timeout: 240_000 }, async () => {
  const [christmas] = await db.select().from(scheduledThemes).where(eq(scheduledThemes.targetWeek, "2026-12-24"));
  if (!christmas) throw new Error("There is no theme for the week of Christmas.");
  const seen = new Set<string>();
  for (let time = 0; time < 12; time++) {
    const { workId } = await db.transaction((tx) => startThemeWork(tx, christmas, "reimagining", ctx.now));
    await reimagineTheme(ctx, { themeId: christmas.id, workId });
    const [after = christmas] = await db.select().from(scheduledThemes).where(eq(scheduledThemes.id, christmas.id));
    expect(after.seasonalContext, after.theme).toContain("Christmas");
    seen.add(after.theme);
  }
  expect([...seen]).toHaveLength(12);
});
