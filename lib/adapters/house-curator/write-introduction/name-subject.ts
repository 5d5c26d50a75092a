import type { Constraint } from "@/lib/contracts/stages";
import { numberWord } from "@/lib/guides/checker/numbers";
import { isFoodChoice } from "@/lib/guides/constraints/food-choices";
import { eaterOf, type MixedTable, mixedTableOf } from "@/lib/guides/constraints/mixed-table";
import { containsPhrase } from "@/lib/guides/constraints/place-texts";
import type { GuideBrief } from "@/lib/ports/curator";
import { findDish, foldWords, isCuisine } from "@/lib/restaurants/vocabulary";
import { servingOf } from "../grammar/dishes";
import { inCity } from "../grammar/places";
import { joinList } from "../grammar/words";
import { saysOr, serves } from "../open-choices";
import { seededPick, seededShuffle } from "../seeded-random";
import { cuisineFood } from "./cuisine-nouns";
import { occasionSubjectOf } from "./name-occasion";
import { restSubjectOf } from "./name-rest";
import { whereOf } from "./name-where";
import { OCCASION_HEADLINES } from "./occasion-headlines";
import { isBorneBy, MOST, requestedGroups } from "./request-phrase";

/** What a wish asks to eat, or leaves open, and most of the picks are known for: the headline names it. */
export type Subject = {
  isNamedIn: (text: string) => boolean;
  subtitles: readonly string[];
  /** Titles, where nothing else of the wish gives one. */
  heads?: readonly string[];
};

/**
 * The food of a wish, as words that its headline must have and subtitles that have them; of a wish that names a budget and no
 * food, the cuisine that most picks share; of any other, what it is for, has, leaves out, or where it is. Null where it names nothing.
 */
export function subjectOf(story: GuideBrief, seed: string): Subject | null {
  const { idea, picks } = story;
  const isBorne = isBorneBy(picks);
  const table = mixedTableOf(idea);
  if (table && isBorne(table.diet)) return mixedSubject(table, story, seed);
  const isFood = ({ field, values, isNegated }: Constraint) =>
    (field === "dish" || field === "cuisine") && !isNegated && !values.every((value) => NO_CRAVINGS.includes(value));
  const wishesFood = idea.constraints.some(isFood);
  const food = wishesFood
    ? idea.constraints.find((constraint) => isFood(constraint) && isBorne(constraint))
    : sharedCuisine(story);
  if (!food) return occasionSubjectOf(story, isBorne, seed) ?? restSubjectOf(story, isBorne, seed);
  // A title of "burritos or pizza" that names the pizza alone is another guide's.
  const names = isFoodChoice(food)
    ? food.values
        .filter((value) => picks.some(({ place }) => serves(place, value)))
        .map((value) => wordsFor({ ...food, values: [value], label: value }))
    : [wordsFor(food)];
  const heat = idea.constraints.find(
    (each) => each.field === "vibe" && !each.isNegated && each.values.includes("spicy") && isBorne(each),
  );
  const plain = phraseFor(food, saysOr(story.prompt) ? "or" : "and");
  const phrase = heat && !/^an? /.test(plain) ? `spicy ${plain}` : plain;
  return {
    isNamedIn: (text) => names.every((words) => words.some((word) => containsPhrase(` ${foldWords(text)} `, word))),
    subtitles: seededShuffle(subtitlesFor(phrase, story, seed), `${seed}:subject`),
  };
}

/** What one guest eats beside another who doesn't, and nobody craves by that name. */
const NO_CRAVINGS = ["meat"];

/** "Meat on the table" is half of what a vegan and a meat eater ask for. */
function mixedSubject(table: MixedTable, { city }: GuideBrief, seed: string): Subject {
  const guests = `a ${table.diet.values[0]} and a ${eaterOf(table.meat)}`;
  const subtitles = [
    `for ${guests} ${inCity(city)}`,
    `for ${guests}`,
    `where ${guests} share a table`,
    `${guests} look at one menu`,
    `when ${guests} go out together`,
  ];
  const named = new RegExp(`\\b${table.diet.values[0]}s?\\b.*\\b${eaterOf(table.meat)}s?\\b`, "i");
  return {
    isNamedIn: (text) => named.test(text),
    subtitles: seededShuffle(subtitles, `${seed}:mixed-table`),
    heads: seededShuffle(MIXED_HEADS, `${seed}:mixed-heads`),
  };
}

const MIXED_HEADS = [
  "Both of You, Fed",
  "Two Appetites, One Table",
  "Meat for Only One",
  "Half the Table Passes on Meat",
  "To Each Their Own Plate",
  "One Bill, Two Minds",
];

/** Under a budget alone, a list of noodle shops should say so. */
function sharedCuisine({ idea, picks }: GuideBrief): Constraint | undefined {
  const wishes = idea.constraints.filter(({ isNegated }) => !isNegated);
  const isOfBudget = wishes.some(({ field }) => field === "price");
  if (picks.length < SHARED_MIN || !isOfBudget || !wishes.every(({ field }) => BESIDE_BUDGET.includes(field)))
    return undefined;
  const counts = Map.groupBy(
    picks.flatMap(({ place }) => place.cuisines),
    (cuisine) => cuisine,
  );
  const [common] = [...counts].toSorted((a, b) => b[1].length - a[1].length);
  if (!common || common[1].length < MOST * picks.length) return undefined;
  return { field: "cuisine", values: [common[0]], label: common[0], isNegated: false, isHard: false };
}

/** What else a wish may name and still be of its budget: not what it is for, nor what it is near. */
const BESIDE_BUDGET: readonly Constraint["field"][] = ["price", "meal", "area"];

/** Two that are alike may be chance. */
const SHARED_MIN = 3;

/** More values than these are a region: "Latin American". */
const VALUES_MAX = 2;
const COOKING = " cooking";

function phraseFor({ field, values, label }: Constraint, join: "or" | "and"): string {
  if (values.length > VALUES_MAX) return / or |,/.test(label) || field === "dish" ? label : `${label} cooking`;
  const foods = values.map((value) => (isCuisine(value) ? cuisineFood(value) : servingOf(value)));
  // "Indian or Ethiopian cooking"
  return foods.every((food) => food.endsWith(COOKING))
    ? `${joinList(
        foods.map((food) => food.slice(0, -COOKING.length)),
        join,
      )}${COOKING}`
    : joinList(foods, join);
}

/** What a dish comes in or as says little of it: a fried chicken sandwich is no sandwich with an egg. */
const VESSELS = ["sandwich", "sandwiches", "roll", "rolls", "bowl", "bowls", "soup", "salad", "wrap", "plate", "pie"];

/** "Handmade pasta" is named by "pasta", noodles are by "udon", and Italian cooking is by "Italian". */
const wordsFor = ({ field, values, label }: Constraint): string[] =>
  [label, ...values].flatMap((value) => {
    const last = value.split(" ").at(-1) ?? value;
    const own = [value, ...(field === "dish" && !VESSELS.includes(last) ? [last] : [])];
    const food = isCuisine(value)
      ? cuisineFood(value).replace(/^(?:an?|something) | (?:cooking|plate|lunch|night)$/g, "")
      : value;
    return [...own, food, ...(findDish(value)?.synonyms ?? [])];
  });

function subtitlesFor(food: string, story: GuideBrief, seed: string): string[] {
  const { idea, picks } = story;
  const tags = requestedGroups(idea, "goodFor").flatMap(([occasion = ""]) => OCCASION_HEADLINES[occasion]?.tags ?? []);
  const [tag] = tags.length > 0 ? [seededPick(tags as [string, ...string[]], `${seed}:subject-tag`)] : [];
  const { phrase: where, words } = whereOf(story);
  return [
    ...(words.length > 0
      ? [
          `${numberWord(picks.length)} places ${where} for ${food}`,
          `when it has to be ${food}, ${where}`,
          `the case for ${food} ${where}`,
          `who has ${food} ${where}`,
        ]
      : []),
    ...(tag ? [`${food} ${tag}`, `${food} ${where} ${tag}`] : []),
    `${food} ${where}`,
    // Coffee is not eaten.
    `where to find ${food} ${where}`,
    `${numberWord(picks.length)} places for ${food}`,
    `when it has to be ${food}`,
    `if you came for ${food}`,
    `for anyone set on ${food}`,
    `the craving is ${food}`,
    `say ${food}, then pick a door`,
    `where to take a craving for ${food}`,
    `with ${food} on the table`,
    // Whoever asks for more than the food has a plan.
    ...(idea.constraints.length === 1 ? [`no plan beyond ${food}`, `you only have to like ${food}`] : []),
  ];
}
