import type { AcceptedIdea, Constraint, Place } from "@/lib/guides/stage-types";
import type { Story } from "@/lib/providers/curator";
import { helping } from "../grammar/dishes";
import { joined } from "../grammar/words";
import { pickOne } from "../seed";
import { foodOf } from "./cuisine-words";
import { MOOD_WORDS } from "./mood-words";
import { BUDGET_WORDS, NEED_WORDS } from "./need-words";
import { OCCASION_WORDS, type OccasionWords } from "./occasion-words";

const asked = (idea: AcceptedIdea, field: Constraint["field"]): string[][] =>
  idea.constraints
    .filter((constraint) => constraint.field === field && !constraint.isNegated)
    .map(({ values }) => values);

export const askedValues = (idea: AcceptedIdea, ...fields: Constraint["field"][]): string[] =>
  fields.flatMap((field) => asked(idea, field).map(([first]) => first)).filter((value) => value !== undefined);

/**
 * The occasions, moods and needs of a wish that there are words for, in the order in which they were asked. A mood or a
 * need speaks for the rooms, so it counts only where every pick has it; an occasion only says for whom.
 */
export function occasionsOf({ idea, picks }: Pick<Story, "idea" | "picks">): OccasionWords[] {
  const all = (value: string, of: (place: Place) => readonly string[]) =>
    picks.every(({ place }) => of(place).includes(value));
  return [
    ...askedValues(idea, "goodFor", "meal").flatMap((value) => OCCASION_WORDS[value] ?? []),
    ...askedValues(idea, "vibe").flatMap((value) =>
      all(value, ({ vibes }) => vibes) ? (MOOD_WORDS[value] ?? []) : [],
    ),
    ...askedValues(idea, "feature", "diet").flatMap((value) =>
      all(value, ({ features, diets }) => [...features, ...diets]) ? (NEED_WORDS[value] ?? []) : [],
    ),
    ...budgetOf(
      idea,
      picks.map(({ place }) => place),
    ),
  ];
}

/** A budget that the wish names and all picks keep. */
function budgetOf(idea: AcceptedIdea, places: readonly Place[]): OccasionWords[] {
  const levels = asked(idea, "price")[0]?.map(Number) ?? [];
  if (levels.length === 0 || !places.every(({ priceLevel }) => priceLevel !== null && levels.includes(priceLevel)))
    return [];
  if (Math.max(...levels) <= 2) return [BUDGET_WORDS.low];
  return Math.min(...levels) >= 3 ? [BUDGET_WORDS.high] : [];
}

/** Moods that say where one sits: they make no adjective of a meal. */
const SEATS = new Set(["counter", "view", "waterfront", "garden", "communal"]);

/** The wish as a noun: "pasta in a quiet room", "a cozy dinner for two", "Ethiopian cooking for a crowd". */
export function wantOf(idea: AcceptedIdea, seed: string): string | null {
  const food = foodWanted(idea);
  const moods = askedValues(idea, "vibe").flatMap((value) =>
    SEATS.has(value) ? [] : (MOOD_WORDS[value]?.adjective ?? []),
  );
  const occasions = askedValues(idea, "goodFor").flatMap((value) => OCCASION_WORDS[value] ?? []);
  const needs = [
    ...askedValues(idea, "meal").flatMap((value) => OCCASION_WORDS[value] ?? []),
    ...askedValues(idea, "feature", "diet").flatMap((value) => NEED_WORDS[value] ?? []),
  ];
  const mood = moods[0];
  const tag = occasions[0] && pickOne(occasions[0].tags as [string, ...string[]], `${seed}:tag`);
  if (food) {
    const place = mood ? ` in ${article(mood)} ${mood} room` : "";
    return `${food}${place}${tag && /^for |^with /.test(tag) ? ` ${tag}` : ""}`;
  }
  const core = occasions[0]?.want ?? needs[0]?.want ?? budgetOf(idea, [])[0]?.want;
  if (core) return mood ? moody(core, mood) : core;
  return mood ? `${article(mood)} ${mood} room` : null;
}

function foodWanted(idea: AcceptedIdea): string | null {
  const dishes = asked(idea, "dish")[0];
  if (dishes?.[0]) return joined(dishes.slice(0, 2).map(helping), "or");
  const cuisines = asked(idea, "cuisine")[0];
  return cuisines?.[0] ? joined(cuisines.slice(0, 1).map(foodOf), "or") : null;
}

const article = (word: string): string => (/^[aeiou]/.test(word) ? "an" : "a");

/** "dinner for two" and "quiet" make "a quiet dinner for two"; "a meal alone" makes "a quiet meal alone". */
function moody(core: string, mood: string): string {
  if (/^something\b/.test(core)) return core;
  const bare = core.replace(/^an? /, "");
  return `${article(mood)} ${mood} ${bare}`;
}
