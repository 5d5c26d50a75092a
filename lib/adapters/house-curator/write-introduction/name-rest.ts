import type { Constraint } from "@/lib/contracts/stages";
import { numberWord } from "@/lib/guides/checker/numbers";
import { describeValue } from "@/lib/guides/constraints/describe-constraint";
import { isDietary } from "@/lib/guides/constraints/hard-constraints";
import type { GuideBrief } from "@/lib/ports/curator";
import { joinWithOr } from "@/lib/restaurants/vocabulary";
import { seededShuffle } from "../seeded-random";
import type { Subject } from "./name-subject";
import { partOfTown } from "./name-where";

/**
 * What a headline names of a wish that names neither a food nor an occasion which the picks bear out: something that they have,
 * what is left out, or else where they are. Null where the wish says none of it.
 */
export function restSubjectOf(
  story: GuideBrief,
  isBorne: (constraint: Constraint) => boolean,
  seed: string,
): Subject | null {
  const { constraints } = story.idea;
  const count = numberWord(story.picks.length);
  const found =
    constraints.flatMap((each) => (isBorne(each) ? (thingOf(each, count) ?? []) : []))[0] ??
    refusalOf(constraints, isBorne, count) ??
    constraints.flatMap((each) => (isBorne(each) ? (locationOf(each, count) ?? []) : []))[0];
  if (!found) return null;
  return {
    isNamedIn: (text) => found.words.every((word) => text.toLowerCase().includes(word.toLowerCase())),
    subtitles: seededShuffle(found.subtitles, `${seed}:rest`),
  };
}

type Named = { words: readonly string[]; subtitles: readonly string[] };

const placesToEat = (tail: string, count: string): string[] => [
  `where to eat ${tail}`,
  `${count} places to eat ${tail}`,
  `${count} kitchens ${tail}`,
  `a meal ${tail}`,
];

/** Things that a place has or hasn't; "takes reservations" is none. */
const THINGS = [
  "parking",
  "street-parking",
  "valet",
  "step-free",
  "high-chairs",
  "changing-table",
  "private-room",
  "restroom",
];

function thingOf({ field, values, isNegated }: Constraint, count: string): Named | null {
  const [value = ""] = values;
  if (field !== "feature" || isNegated || !THINGS.includes(value)) return null;
  const label = describeValue("feature", value);
  return { words: [label.replace(/^an? /, "")], subtitles: placesToEat(`with ${label}`, count) };
}

/** More foods than these make a list, and no title. */
const REFUSED_MAX = 2;

/** What is left out; where nobody knows who cooks without it, as something to ask for. */
function refusalOf(
  constraints: readonly Constraint[],
  isBorne: (constraint: Constraint) => boolean,
  count: string,
): Named | null {
  const refusals = constraints.filter((each) => each.isNegated && each.field === "dish" && isDietary(each));
  const foods = refusals.flatMap(({ values }) => values);
  if (foods.length === 0 || foods.length > REFUSED_MAX) return null;
  const meal = `a meal without ${joinWithOr(foods)}`;
  const subtitles = refusals.every(isBorne)
    ? [meal, `where to go for ${meal}`, `${count} places for ${meal}`]
    : [`where to ask for ${meal}`, `${count} kitchens to ask for ${meal}`];
  return { words: foods, subtitles };
}

function locationOf(constraint: Constraint, count: string): Named | null {
  const where = partOfTown(constraint);
  return where && { words: where.words, subtitles: placesToEat(where.phrase, count) };
}
