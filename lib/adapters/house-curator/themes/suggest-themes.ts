import type { SeasonFact } from "@/lib/contracts/season-fact";
import type { ThemeBrief, ThemeIdea } from "@/lib/ports/curator";
import { seededFraction } from "../seeded-random";
import { composeThemes } from "./compose-themes";
import { PREPARED_THEMES, type PreparedTheme } from "./prepared";

/** The weight of facts that are specific to a week. They must not crowd out themes of any week. */
const FACT_WEIGHTS: Record<SeasonFact["kind"], number> = { holiday: 0.62, city: 0.42, harvest: 0.45, weather: 0.4 };
const ANY_WEEK_WEIGHT = 0.41;
/** Holidays whose absence a reader would notice. */
const MAJOR_HOLIDAYS =
  /^(?:lunar-new-year|valentines|mothers-day|fathers-day|days-of-the-dead|before-thanksgiving|thanksgiving|easter|independence-day|christmas|new-years-eve|autumn-moon|juneteenth|pride|diwali|hanukkah)$/;
const RANDOM_WEIGHT = 0.3;

/** A holiday that lasts several weeks gets one theme; a season may return after a month. */
const SPACING_WEEKS: Record<SeasonFact["kind"], number> = { holiday: 8, city: 6, harvest: 5, weather: 4 };

const preparedByTheme = new Map(PREPARED_THEMES.map((idea) => [idea.theme, idea]));

/** The prepared themes for a week, best first: first those specific to it, but not the same holiday twice in a row. */
export function suggestThemes({ city, week, facts, taken, available }: ThemeBrief): ThemeIdea[] {
  const factsById = new Map(facts.map((fact) => [fact.id, fact]));
  const seed = `${city}:${week}`;
  const ready = PREPARED_THEMES.filter(({ factIds }) => factIds.length === 0 || factIds.some((id) => factsById.has(id)))
    .map((idea) => ({ idea, fact: leadingFact(idea, factsById, taken) }))
    .map(({ idea, fact }) => ({
      idea,
      rank: weightOf(fact, taken) + RANDOM_WEIGHT * seededFraction(`${seed}:${idea.theme}`),
    }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ idea }) => idea);
  return [...ready, ...composeThemes(available, facts, seed)].map(({ theme, rationale, factIds }) => ({
    theme,
    rationale,
    factIds: factIds.filter((id) => factsById.has(id)),
  }));
}

/** The fact of a theme with the highest weight this week. */
function leadingFact(
  { factIds }: PreparedTheme,
  factsById: Map<string, SeasonFact>,
  taken: ThemeBrief["taken"],
): SeasonFact | undefined {
  const facts = factIds.flatMap((id) => factsById.get(id) ?? []);
  return facts.sort((a, b) => weightOf(b, taken) - weightOf(a, taken))[0];
}

function weightOf(fact: SeasonFact | undefined, taken: ThemeBrief["taken"]): number {
  if (!fact) return ANY_WEEK_WEIGHT;
  const isNear = taken.some(
    ({ theme, weeksAway }) =>
      weeksAway !== null &&
      // A week whose theme is imagined anew keeps its holiday.
      weeksAway !== 0 &&
      Math.abs(weeksAway) < SPACING_WEEKS[fact.kind] &&
      preparedByTheme.get(theme)?.factIds.includes(fact.id),
  );
  if (isNear) return 0;
  return FACT_WEIGHTS[fact.kind] + (MAJOR_HOLIDAYS.test(fact.id) ? RANDOM_WEIGHT : 0);
}
