import { z } from "zod";
import { formatWeekdayMonthDay } from "@/lib/core/calendar-date";
import { WEEK_MS } from "@/lib/core/durations";
import type { Curator, ThemeBrief } from "@/lib/ports/curator";
import type { GenerateObject } from "../generate-object";
import { DATA_INSTRUCTIONS, VOICE_INSTRUCTIONS } from "../shared-instructions";
import { toPlainLine } from "../strip-markup";

const THEME_MAX = 120;
const RATIONALE_MAX = 400;
const TAKEN_MAX = 60;
const IDEAS_MAX = 6;

const ThemeIdeas = z.object({
  ideas: z
    .array(
      z.object({
        theme: z
          .string()
          .describe("What the guide is about, as one line: it is also the request that the guide is made from."),
        rationale: z.string().describe("One or two sentences for the editor: why this, here, in this week."),
        factIds: z.array(z.string()).describe("Ids of the facts that the idea leans on; empty where it leans on none."),
      }),
    )
    .describe("Five ideas that differ, best first."),
});

const INSTRUCTIONS = `${DATA_INSTRUCTIONS}

Each Thursday the magazine emails one restaurant guide. Imagine what the guide of the Thursday in the data could be about.

A theme is one idea, narrower than a category: not "Italian food" but "Handmade pasta and wild mushrooms after the rain". At most
twelve words. It asks for something that a restaurant can be checked for: one kitchen, dish, quarter, company, meal, budget or mood,
seldom more than two of them. The city has enough places of the kitchens and quarters under "larder"; of others it may not.
Begin from "angle" and from what the week holds; three ideas lean on facts, two on none. Dates, feasts and harvests come from "facts"
alone: never name one that is not there, and never a year. No idea is like one of "taken" or "refused", nor merely other words for
it. No restaurant's name.

${VOICE_INSTRUCTIONS}`;

/** Parallel requests for different weeks use different angles, so that their ideas differ. */
const ANGLES = [
  "a kitchen of the larder",
  "what is in season",
  "who is at the table",
  "a quarter of the city",
  "the weather and the light",
  "a dish",
  "a kind of room",
  "an hour of the day or a budget",
];

/** Suggests ideas for one Thursday. The caller checks them. */
export const suggestThemes =
  (generate: GenerateObject): Curator["suggestThemes"] =>
  async ({ city, week, facts, taken, available, rejected }, ctx) => {
    const { ideas } = await generate(
      {
        name: "imagine_themes",
        schema: ThemeIdeas,
        instructions: INSTRUCTIONS,
        data: {
          week: { city, thursday: formatWeekdayMonthDay(week), angle: angleOf(week) },
          facts: facts.map(({ id, sentence }) => ({ id, sentence })),
          taken: taken.slice(0, TAKEN_MAX).map(({ theme }) => theme),
          larder: available,
          refused: rejected,
        },
      },
      ctx,
    );
    const knownIds = new Set(facts.map(({ id }) => id));
    return ideas.slice(0, IDEAS_MAX).map(({ theme, rationale, factIds }) => ({
      theme: toPlainLine(theme, THEME_MAX).replace(/\.$/, ""),
      rationale: toPlainLine(rationale, RATIONALE_MAX),
      factIds: factIds.filter((id) => knownIds.has(id)),
    }));
  };

const angleOf = (week: ThemeBrief["week"]): string | undefined =>
  ANGLES[Math.floor(Date.parse(week) / WEEK_MS) % ANGLES.length];
