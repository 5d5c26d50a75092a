import { beforeAll, expect, test } from "vitest";
import { embeddedProviders } from "@/lib/adapters/embedded-providers";
import { PREPARED_THEMES } from "@/lib/adapters/house-curator/themes/prepared";
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import type { ThemeBrief, ThemeIdea } from "@/lib/ports/curator";
import { testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { factsOfWeek } from "../calendar/facts-of-week";
import { findSimilarTheme } from "./find-similar-theme";
import { imagineTheme } from "./imagine-theme";

const { db } = await testDb();
const embedded = embeddedProviders(db);
const WEEK = "2027-02-04";
const idea = (theme: string, more: Partial<ThemeIdea> = {}): ThemeIdea => ({
  theme,
  rationale: "It is the week for it.",
  factIds: [],
  ...more,
});

beforeAll(async () => {
  await seedCatalogue(
    db,
    builtInCatalogue().filter(({ city }) => city === "San Francisco"),
  );
});

/** A model that returns the given ideas, round after round, and the briefs that it got. */
async function imagine(...rounds: ThemeIdea[][]) {
  const briefs: ThemeBrief[] = [];
  const taken = [{ week: "2027-01-28", theme: "Dim sum with grandparents", id: null }];
  const imagined = await imagineTheme(
    {
      ...makeCtx(db, { providers: { embedded } }),
      curator: {
        name: "model",
        suggestThemes: async (brief) => {
          briefs.push(brief);
          return rounds[briefs.length - 1] ?? [];
        },
      },
    },
    {
      city: "San Francisco",
      week: WEEK,
      facts: factsOfWeek(WEEK),
      rejected: [],
      taken: [],
      available: { cuisines: [], areas: [] },
    },
    {
      findSimilar: (theme) => findSimilarTheme(embedded, theme, { taken, discarded: [] }),
      accept: async (accepted) => ({ accepted: accepted }),
    },
  );
  return { imagined, briefs };
}

test("the first idea that passes is accepted, with the calendar's own words", async () => {
  const { imagined, briefs } = await imagine([
    idea("Brunch for Mother's Day"),
    idea("Ramen on a rainy night", { factIds: ["winter-rain", "no-such-fact"] }),
  ]);
  expect(imagined).toEqual({
    theme: "Ramen on a rainy night",
    rationale: "It is the week for it.",
    seasonalContext: "These are the wettest months of the year.",
  });
  expect(briefs).toHaveLength(1);
});

test("a fact that it names is in its context, whether or not it lists the fact", async () => {
  const { imagined } = await imagine([idea("Chinese tables for the Lunar New Year")]);
  expect(imagined?.seasonalContext).toBe("Lunar New Year is on Saturday, February 6, and opens the Year of the Goat.");
});

test("a model whose ideas don't pass gets one more request, with the reason for each", async () => {
  const bad = [
    idea("A hidden gem for two"),
    idea("With grandparents: dim sum"),
    idea("Khachapuri on a cold night"),
    idea("The capital of France"),
  ];
  const { imagined, briefs } = await imagine(bad, [idea("Soup for a rainy night")]);
  expect(imagined?.theme).toBe("Soup for a rainy night");
  expect(briefs[1]?.rejected).toEqual([
    { theme: "A hidden gem for two", reason: 'It says "hidden gem".' },
    { theme: "With grandparents: dim sum", reason: 'It is too much like "Dim sum with grandparents".' },
    { theme: "Khachapuri on a cold night", reason: "Only 0 places of the catalog fit it." },
    { theme: "The capital of France", reason: "It is no request for food that a guide could be made from." },
  ]);
});

test("after two empty results the embedded curator takes over", async () => {
  const { imagined, briefs } = await imagine([], [idea("Figs and a glass of wine")]);
  expect(briefs).toHaveLength(2);
  expect(PREPARED_THEMES.map(({ theme }) => theme)).toContain(imagined?.theme);
});
