import type { AcceptedIdea, Constraint, Place } from "@/lib/contracts/stages";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { judgeOccasion } from "@/lib/guides/constraints/evaluate-occasion";
import type { GuideBrief } from "@/lib/ports/curator";
import { servingOf } from "../grammar/dishes";
import { joinList } from "../grammar/words";
import { seededPick } from "../seeded-random";
import { cuisineFood } from "./cuisine-nouns";
import { BUDGET_HEADLINES, NEED_HEADLINES } from "./need-headlines";
import { type HeadlineWords, OCCASION_HEADLINES } from "./occasion-headlines";
import { VIBE_HEADLINES } from "./vibe-headlines";

/** What the wish asks of a field, a list of alternatives for each time that it does. */
export const requestedGroups = (idea: AcceptedIdea, field: Constraint["field"]): string[][] =>
  idea.constraints
    .filter((constraint) => constraint.field === field && !constraint.isNegated)
    .map(({ values }) => values);

export const requestedValues = (idea: AcceptedIdea, ...fields: Constraint["field"][]): string[] =>
  fields
    .flatMap((field) => requestedGroups(idea, field).map(([first]) => first))
    .filter((value) => value !== undefined);

/**
 * Headline words for the occasions, moods and needs of a prompt, in its order. A mood describes the rooms,
 * so it counts only if most picks have it, a need only if all have; an occasion says whom the guide is for.
 */
export function requestedHeadlines({ idea, picks }: Pick<GuideBrief, "idea" | "picks">): HeadlineWords[] {
  const most = (value: string, of: (place: Place) => readonly string[]) =>
    picks.filter(({ place }) => of(place).includes(value)).length >= MOST * picks.length;
  const every = (value: string, of: (place: Place) => readonly string[]) =>
    picks.every(({ place }) => of(place).includes(value));
  return [
    ...requestedValues(idea, "goodFor", "meal").flatMap((value) =>
      isHad(value, picks) ? (OCCASION_HEADLINES[value] ?? []) : [],
    ),
    ...requestedValues(idea, "vibe").flatMap((value) =>
      most(value, ({ vibes }) => vibes) ? (VIBE_HEADLINES[value] ?? []) : [],
    ),
    ...requestedValues(idea, "feature", ...(idea.constraints.some(isForOneGuest) ? [] : (["diet"] as const))).flatMap(
      (value) => (every(value, ({ features, diets }) => [...features, ...diets]) ? (NEED_HEADLINES[value] ?? []) : []),
    ),
    ...budgetHeadlines(
      idea,
      picks.map(({ place }) => place),
    ),
  ];
}

/** "Something vegan", of one guest: the others eat what they like. */
export const isForOneGuest = ({ field, label, isHard, isNegated }: Constraint): boolean =>
  field === "diet" && !isHard && !isNegated && label.startsWith("something ");

/** The share of the picks that must have a mood for the guide to be named after it. */
export const MOST = 2 / 3;

/** Whether most of the picks are known to meet a part of the wish. */
export const isBorneBy =
  (picks: GuideBrief["picks"]) =>
  (constraint: Constraint): boolean =>
    picks.filter(({ place }) => evaluateConstraint(place, constraint) === "met").length >= MOST * picks.length;

/** What is poured or served, unlike whom a guide is for. */
const SERVED: readonly string[] = ["wine", "cocktails", "beer", "dessert"];

/** Whether a guide may be named after an occasion: after wine, where most picks are known for it. */
export const isHad = (occasion: string, picks: GuideBrief["picks"]): boolean =>
  !SERVED.includes(occasion) ||
  picks.filter(({ place }) => judgeOccasion(place, occasion).verdict === "met").length >= MOST * picks.length;

/** A budget that the prompt names and all picks meet. */
function budgetHeadlines(idea: AcceptedIdea, places: readonly Place[]): HeadlineWords[] {
  const levels = requestedGroups(idea, "price")[0]?.map(Number) ?? [];
  if (levels.length === 0 || !places.every(({ priceLevel }) => priceLevel !== null && levels.includes(priceLevel)))
    return [];
  if (Math.max(...levels) <= 2) return [BUDGET_HEADLINES.low];
  return Math.min(...levels) >= 3 ? [BUDGET_HEADLINES.high] : [];
}

/** Moods that describe the seating, which can't be adjectives of a meal. */
const SEATING_VIBES = new Set(["counter", "view", "waterfront", "garden", "communal"]);

/** The prompt as a noun: "pasta in a quiet room", "a cozy dinner for two", "Ethiopian cooking for a crowd". */
export function requestPhrase(idea: AcceptedIdea, seed: string): string | null {
  const food = requestedFood(idea);
  const moods = requestedValues(idea, "vibe").flatMap((value) =>
    SEATING_VIBES.has(value) ? [] : (VIBE_HEADLINES[value]?.adjective ?? []),
  );
  const occasions = requestedValues(idea, "goodFor").flatMap((value) => OCCASION_HEADLINES[value] ?? []);
  const needs = [
    ...requestedValues(idea, "meal").flatMap((value) => OCCASION_HEADLINES[value] ?? []),
    ...requestedValues(idea, "feature", "diet").flatMap((value) => NEED_HEADLINES[value] ?? []),
  ];
  const mood = moods[0];
  const tag = occasions[0] && seededPick(occasions[0].tags as [string, ...string[]], `${seed}:tag`);
  if (food) {
    const place = mood ? ` in ${indefiniteArticle(mood)} ${mood} room` : "";
    return `${food}${place}${tag && /^for |^with /.test(tag) ? ` ${tag}` : ""}`;
  }
  const core = occasions[0]?.noun ?? needs[0]?.noun ?? budgetHeadlines(idea, [])[0]?.noun;
  if (core) return mood ? withMood(core, mood) : core;
  return mood ? `${indefiniteArticle(mood)} ${mood} room` : null;
}

function requestedFood(idea: AcceptedIdea): string | null {
  const dishes = requestedGroups(idea, "dish")[0];
  if (dishes?.[0]) return joinList(dishes.slice(0, 2).map(servingOf), "or");
  const cuisines = requestedGroups(idea, "cuisine")[0];
  return cuisines?.[0] ? joinList(cuisines.slice(0, 1).map(cuisineFood), "or") : null;
}

const indefiniteArticle = (word: string): string => (/^[aeiou]/.test(word) ? "an" : "a");

/** "dinner for two" and "quiet" make "a quiet dinner for two"; "a meal alone" makes "a quiet meal alone". */
function withMood(core: string, mood: string): string {
  if (/^something\b/.test(core)) return core;
  const bare = core.replace(/^an? /, "");
  return `${indefiniteArticle(mood)} ${mood} ${bare}`;
}
