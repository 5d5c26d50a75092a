import type { Constraint, ConstraintField } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { describeConstraint } from "@/lib/guides/constraints/describe-constraint";
import { adjacentAreas, areaWithArticle, foldAccents, joinWithOr, REQUIRED_DIETS } from "@/lib/restaurants/vocabulary";
import { DECISIVE_FEATURES } from "@/lib/restaurants/vocabulary/features";
import { isLongStreet } from "@/lib/restaurants/vocabulary/streets";
import { findFoodVibe } from "@/lib/restaurants/vocabulary/vibes";
import type { Mention } from "../mentions/mentions";
import type { Topic } from "../words/lexicon";
import { DRY, dryRoom } from "./dry-room";
import { mealByTime } from "./meal-by-time";
import { isForMeatEatersToo, SOME_VEGANS, SOME_VEGETARIANS } from "./mixed-party";
import { companyBySize } from "./party-size";

const toConstraint = (
  field: ConstraintField,
  values: string[],
  isHard: boolean,
  isNegated = false,
  label?: string,
): Constraint => ({
  field,
  values,
  isNegated,
  isHard,
  label: label ?? describeConstraint({ field, values, isNegated }),
});

/** Distinct values of a topic, requested or negated, in the order of the prompt. */
const valuesOf = (items: Mention[], topic: Topic, isNegated: boolean): string[] => [
  ...new Set(
    items
      .filter((item) => item.isNegated === isNegated)
      .flatMap((item) => item.topics.filter((found) => found.topic === topic).map(({ value }) => value)),
  ),
];

const isSoftened = (items: Mention[], topic: Topic, value: string): boolean =>
  items
    .filter((item) => item.topics.some((found) => found.topic === topic && found.value === value))
    .every((item) => item.isSoftened);

/** Neighborhoods: any named one matches, and "near" includes adjacent ones. */
export function areaConstraints(items: Mention[], city: City): Constraint[] {
  const named = items.filter((item) => item.topics.some(({ topic }) => topic === "area"));
  const wanted = named.filter((item) => !item.isNegated);
  const negated = named.filter((item) => item.isNegated);
  const out = new Set(negated.flatMap((item) => areasOf({ ...item, isNear: false }, city)));
  const values = [...new Set(wanted.flatMap((item) => areasOf(item, city)))].filter((area) => !out.has(area));
  // "Ocean Avenue (Ingleside)" is near it by both names.
  const near = new Set(wanted.filter(({ isNear }) => isNear).flatMap(namesOf));
  const labels = [...new Set(wanted.map((item) => labelOf(namesOf(item), near)))];
  const isHard = wanted.some((item) => !item.isSoftened);
  // Of the neighborhoods along a street, who is on it is meant.
  const isOfStreets = near.size === 0 && labels.every((label) => isLongStreet(label, city));
  return [
    ...(values.length > 0
      ? [{ ...toConstraint("area", values, isHard, false, joinWithOr(labels)), ...(isOfStreets && { ideal: labels }) }]
      : []),
    ...negated.map((item) =>
      toConstraint(
        "area",
        areasOf({ ...item, isNear: false }, city),
        true,
        true,
        `not ${joinWithOr(namesOf(item).map(areaWithArticle))}`,
      ),
    ),
  ];
}

function areasOf(item: Mention, city: City): string[] {
  const own = item.topics.filter(({ topic }) => topic === "area").map(({ value }) => value);
  return item.isNear ? [...own, ...adjacentAreas(city, own)] : own;
}

const labelOf = (names: readonly string[], near: ReadonlySet<string>): string =>
  names.some((name) => near.has(name)) ? `near ${joinWithOr(names.map(areaWithArticle))}` : joinWithOr([...names]);

/** An area, a group of them, or those of a corner. */
function namesOf(item: Mention): string[] {
  const areas = item.topics.filter(({ topic }) => topic === "area");
  const group = areas[0]?.label;
  if (!group) return areas.map(({ value }) => value);
  const name = group.replace(/^the /, "").replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
  return /\b(?:Avenue|Street|Boulevard|Road)$/.test(name) ? [name] : [`the ${name}`];
}

const NO_MEAT: readonly string[] = ["vegan", "vegetarian"];

/** Said of the kitchen: no meat, and no eggs either, of which less is known. */
const isPureVeg = ({ words, isNegated }: Mention): boolean => !isNegated && /^pure veg/.test(words);

/** "Kosher-ish" and "mostly vegan" bend. */
const isRequired = (diet: string, folded: string): boolean =>
  REQUIRED_DIETS.includes(diet) &&
  !new RegExp(`\\b(?:${diet}[- ]?ish|(?:mostly|mainly|largely|semi|sort of|kind of|kinda)[- ]${diet})\\b`).test(folded);

/**
 * The diets that some places are known to observe are hard. If only some guests are vegan, a vegetarian kitchen is enough;
 * if only some are vegetarian, something for them is, and a kitchen of which nobody knows may have it.
 */
export function dietConstraints(items: Mention[], text: string): Constraint[] {
  const values = [...(items.some(isPureVeg) ? ["vegetarian"] : []), ...valuesOf(items, "diet", false)];
  const folded = foldAccents(text).toLowerCase();
  if (isForMeatEatersToo(text, valuesOf(items, "food", false)))
    return values.map((value) =>
      NO_MEAT.includes(value)
        ? toConstraint("diet", [value], false, false, `something ${value}`)
        : toConstraint("diet", [value], isRequired(value, folded)),
    );
  const [first = "", second = ""] = values;
  if (values.length === 2 && values.every(isOfFaithOrChoice) && joinsWithOr(folded, first, second))
    return [toConstraint("diet", values, isRequired(first, folded), false, joinWithOr(values))];
  if (values.length === 1 && values[0] === "vegetarian" && SOME_VEGETARIANS.test(folded))
    return [toConstraint("diet", values, false, false, "something vegetarian")];
  if (!values.includes("vegan") || !SOME_VEGANS.test(folded))
    return values.map((value) => toConstraint("diet", [value], isRequired(value, folded)));
  const rest = values.filter((value) => value !== "vegan" && value !== "vegetarian");
  return [
    toConstraint("diet", ["vegan", "vegetarian"], true),
    toConstraint("diet", ["vegan"], false),
    ...rest.map((value) => toConstraint("diet", [value], isRequired(value, folded))),
  ];
}

/** Of these, "kosher or halal" leaves either; who can't eat gluten or milk can eat neither. */
const isOfFaithOrChoice = (diet: string): boolean =>
  ["kosher", "halal", "vegan", "vegetarian", "pescatarian"].includes(diet);
const joinsWithOr = (folded: string, one: string, other: string): boolean =>
  [`${one}(?: food)?(?:,)? or ${other}`, `${other}(?: food)?(?:,)? or ${one}`].some((joined) =>
    new RegExp(`\\b${joined}\\b`).test(folded),
  );

const DECISIVE_MEALS = ["breakfast", "brunch", "late-night"];

/** Breakfast, brunch and late nights are hard; lunch and dinner, which most places serve, are soft, as is what a time tells. */
export function mealConstraints(items: Mention[], text: string): Constraint[] {
  const values = valuesOf(items, "meal", false);
  const byTime = values.length === 0 ? mealByTime(text) : null;
  if (byTime !== null) return [toConstraint("meal", [byTime], false)];
  const decisive = values.filter((value) => DECISIVE_MEALS.includes(value) && !isSoftened(items, "meal", value));
  const day = decisive.filter((value) => value !== "late-night");
  const rest = values.filter((value) => !decisive.includes(value));
  return [
    ...(day.length > 0 ? [toConstraint("meal", day, true)] : []),
    ...(decisive.includes("late-night") ? [toConstraint("meal", ["late-night"], true)] : []),
    ...rest.map((value) => toConstraint("meal", [value], false)),
  ];
}

/** Decisive features, such as patios, are hard unless softened by "ideally". Exclusions need to be verifiable. */
export function featureConstraints(items: Mention[]): Constraint[] {
  // Whoever can't manage stairs wants none.
  const stepFree = valuesOf(items, "feature", true).filter((value) => value === "step-free");
  const named = valuesOf(items, "feature", false);
  const dry = dryRoom(items);
  const wanted = [...new Set([...named, ...stepFree])].filter((value) => value !== "chain" && value !== DRY);
  const negated = valuesOf(items, "feature", true).filter((value) =>
    ["chain", "live-music", "cash-only"].includes(value),
  );
  // On a picnic, a dog sits on the grass.
  const isPicnic = valuesOf(items, "goodFor", false).includes("picnic");
  const isDecisive = (value: string) =>
    DECISIVE_FEATURES.includes(value) &&
    !isSoftened(items, "feature", value) &&
    !(isPicnic && (value === "dogs-on-patio" || value === "patio"));
  return [
    ...wanted.map((value) => toConstraint("feature", [value], isDecisive(value))),
    ...negated.map((value) => toConstraint("feature", [value], true, true)),
    ...(dry ? [toConstraint("dish", ["alcohol"], dry === "hard", true)] : []),
  ];
}

const LOUD = ["loud", "lively"];

/** Moods are soft. A negated mood excludes the places known for it. */
export function vibeConstraints(items: Mention[]): Constraint[] {
  const negated = valuesOf(items, "vibe", true);
  const wanted = valuesOf(items, "vibe", false).filter((value) => !negated.includes(value));
  // A lively room will do for a loud one.
  const isLoud = wanted.includes("loud");
  return [
    ...wanted.filter((value) => !(isLoud && LOUD.includes(value))).map((value) => toConstraint("vibe", [value], false)),
    ...(isLoud ? [toConstraint("vibe", LOUD, false)] : []),
    // A hot kitchen has dishes that aren't: how hot the food is only ranks.
    ...negated.map((value) => toConstraint("vibe", [value], findFoodVibe(value) === null, true)),
  ];
}

/** Children of somebody old are no kids. */
const GROWN_CHILDREN = /\b(?:son|sons|daughter|daughters)\b/;
/** Nor are those who finish their studies, or marry. */
const GROWN_UP =
  /\b(?:graduat\w+|college|universit\w+|law school|med school|wedding|engage(?:d|ment)|fianc\w+|bachelor\w*|grown|married)\b/;

/** At most so many sit at any table. */
const SMALL_PARTY = 4;
const isOfFriends = ({ words }: Mention): boolean => /^(?:friends|colleagues|coworkers)$/.test(words);

/** Occasions and company; a large party is a group even without the word. */
export function occasionConstraints(items: Mention[], partySize: number | null, byAge: string[]): Constraint[] {
  const isOfElders = byAge.includes("grandparents") && !byAge.includes("kids");
  const isOfGrownUps = items.some(({ words }) => GROWN_UP.test(words)) && !byAge.includes("kids");
  const guests = isOfElders || isOfGrownUps ? items.filter(({ words }) => !GROWN_CHILDREN.test(words)) : items;
  // Three friends are no crowd, and two are no couple.
  const isFew = partySize !== null && partySize <= SMALL_PARTY && guests.some(isOfFriends);
  const company = isFew ? guests.filter((item) => !isOfFriends(item) && item.words !== "dinner for two") : guests;
  const mentioned = [...valuesOf(company, "goodFor", false), ...byAge];
  return [...new Set([...mentioned, ...companyBySize(partySize)])].map((value) =>
    toConstraint("goodFor", [value], false),
  );
}
