import type { SeasonFact } from "@/lib/themes/almanac/fact";
import type { ThemeBrief, ThemeIdea } from "../../../curator";
import { fraction } from "../seed";
import { compose } from "./compose";
import { HOUSE_IDEAS, type HouseIdea } from "./ideas";

/** How much a week asks for what it alone can have. The rest of a year should not be feasts alone. */
const PULL: Record<SeasonFact["kind"], number> = { holiday: 0.62, city: 0.42, harvest: 0.45, weather: 0.4 };
const ANY_WEEK = 0.41;
/** Feasts whose absence a reader would notice. */
const NOT_TO_BE_MISSED =
  /^(?:lunar-new-year|valentines|mothers-day|fathers-day|days-of-the-dead|before-thanksgiving|thanksgiving|easter|independence-day|christmas|new-years-eve|autumn-moon|juneteenth|pride|diwali|hanukkah)$/;
const LUCK = 0.3;

/** A feast of several weeks has one of them; a season comes up again after a month. */
const SPACING_WEEKS: Record<SeasonFact["kind"], number> = { holiday: 8, city: 6, harvest: 5, weather: 4 };

const ideaByTheme = new Map(HOUSE_IDEAS.map((idea) => [idea.theme, idea]));

/** What the house has for a week, best first: what only this week can have, but not the same sign twice in a row. */
export function imagineThemes({ city, week, facts, taken, larder }: ThemeBrief): ThemeIdea[] {
  const held = new Map(facts.map((fact) => [fact.id, fact]));
  const seed = `${city}:${week}`;
  const ready = HOUSE_IDEAS.filter(({ on }) => on.length === 0 || on.some((id) => held.has(id)))
    .map((idea) => ({ idea, fact: leadingFact(idea, held, taken) }))
    .map(({ idea, fact }) => ({ idea, rank: pull(fact, taken) + LUCK * fraction(`${seed}:${idea.theme}`) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ idea }) => idea);
  return [...ready, ...compose(larder, seed)].map(({ theme, rationale, on }) => ({
    ...{ theme, rationale },
    factIds: on.filter((id) => held.has(id)),
  }));
}

/** Of the facts that an idea leans on, the one that this week has most use for. */
function leadingFact(
  { on }: HouseIdea,
  held: Map<string, SeasonFact>,
  taken: ThemeBrief["taken"],
): SeasonFact | undefined {
  const facts = on.flatMap((id) => held.get(id) ?? []);
  return facts.sort((a, b) => pull(b, taken) - pull(a, taken))[0];
}

function pull(fact: SeasonFact | undefined, taken: ThemeBrief["taken"]): number {
  if (!fact) return ANY_WEEK;
  const isNear = taken.some(
    ({ theme, weeksAway }) =>
      weeksAway !== null &&
      Math.abs(weeksAway) < SPACING_WEEKS[fact.kind] &&
      ideaByTheme.get(theme)?.on.includes(fact.id),
  );
  if (isNear) return 0;
  return PULL[fact.kind] + (NOT_TO_BE_MISSED.test(fact.id) ? LUCK : 0);
}
