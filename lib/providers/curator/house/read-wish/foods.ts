import { describeConstraint } from "@/lib/guides/describe-constraint";
import type { Constraint } from "@/lib/guides/stage-types";
import { FORMATS, family, findDish, findIngredient, isCuisine, REGIONS, SELDOM_LISTED } from "@/lib/guides/vocabulary";
import type { Item } from "./mentions";

/** Foods of which any will do; several groups must all be met by one place. */
type Group = { values: string[]; label: string[]; isSoftened: boolean };

/** What the wish wants to eat, and what it doesn't. */
export function foodConstraints(items: Item[]): Constraint[] {
  const wanted: Group[] = [];
  let last: { value: string; at: number } | null = null;
  const excluded = new Set<string>();
  const wantedAs = new Map(items.filter(({ isNegated }) => !isNegated).map((item) => [foodOf(item), item.words]));
  items.forEach((item, at) => {
    const said = item.topics.filter(({ topic }) => topic === "food").map((mention) => mention.value);
    const [value] = said;
    if (value === undefined) return;
    if (!item.isNegated && wanted.some((group) => group.values.includes(value))) return;
    // "Ramen but not tonkotsu" still wants ramen: the narrower word rules nothing else out.
    if (item.isNegated && (wantedAs.get(value) ?? item.words) !== item.words) return;
    if (item.isNegated) {
      excluded.add(said.find((name) => findIngredient(name)) ?? value);
      return;
    }
    const joins = last === null ? "first" : joint(last.value, value, items.slice(last.at + 1, at));
    const group = wanted.at(-1);
    if (joins === "or" && group) put(group, value);
    else wanted.push(put({ values: [], label: [], isSoftened: item.isSoftened }, value));
    last = { value, at };
  });
  return [
    ...wanted.filter((group) => !group.values.every((value) => excluded.has(value))).map(constraintOf),
    ...exclusion([...excluded]),
  ];
}

const foodOf = (item: Item) => item.topics.find(({ topic }) => topic === "food")?.value;

function put(group: Group, value: string): Group {
  const values = REGIONS[value] ?? [value];
  for (const each of values) if (!group.values.includes(each)) group.values.push(each);
  if (!group.label.includes(value)) group.label.push(value);
  return group;
}

/** Whether the second food is another choice, or a further demand on the same place. */
function joint(first: string, second: string, between: Item[]): "or" | "and" {
  const isChoice = between.some(
    ({ role, words }) => role === "or" || role === "next" || [",", "/", "、", "，"].includes(words),
  );
  if (isChoice) return "or";
  const isRelated = areRelated(first, second);
  if (between.some(({ role }) => role === "and"))
    return isRelated && !isKitchenPair(first, second) && !FORMATS.includes(first) && !FORMATS.includes(second)
      ? "and"
      : "or";
  if (isRelated) return "and";
  if (between.length === 0) return isCuisine(first) && !FORMATS.includes(first) && isFormat(second) ? "and" : "or";
  const isDescription = between.every(({ role }) => role === "with" || role === "filler");
  return isDescription && isCuisine(first) && !FORMATS.includes(first) && isFormat(second) ? "and" : "or";
}

/** "Ethiopian and Eritrean" lists two choices, however near they are to each other. */
const isKitchenPair = (first: string, second: string) => isCuisine(first) && isCuisine(second);

/** A kind of food that any country's kitchen may serve. */
const isFormat = (value: string) => FORMATS.includes(value) || !isCuisine(value);

function areRelated(first: string, second: string): boolean {
  if (isCuisine(first) && isCuisine(second)) {
    return family(first).has(second) || family(second).has(first) || shareParent(first, second);
  }
  const dish = findDish(first) && !isCuisine(first) ? findDish(first) : findDish(second);
  const cuisine = isCuisine(first) ? first : isCuisine(second) ? second : null;
  if (!dish || !cuisine) return false;
  if (FORMATS.includes(cuisine)) return dish.cuisines.includes(cuisine);
  return dish.cuisines.some((own) => family(cuisine).has(own) || family(own).has(cuisine));
}

/** "Sichuan hot pot": two narrow words for one Chinese table. */
const shareParent = (first: string, second: string) =>
  FORMATS.includes(second) &&
  !FORMATS.includes(first) &&
  ["Chinese", "Japanese"].some((parent) => family(parent).has(first) && family(parent).has(second));

function constraintOf({ values, label, isSoftened }: Group): Constraint {
  const field = values.every(isCuisine) ? "cuisine" : "dish";
  return {
    field,
    values,
    isNegated: false,
    isHard: !isSoftened,
    label: describeConstraint({ field, values: label, isNegated: false }),
  };
}

function exclusion(values: string[]): Constraint[] {
  return values.map((value) => {
    const field = isCuisine(value) ? "cuisine" : "dish";
    const all = value === "Seafood" ? ["Seafood", "fish", "shellfish"] : (REGIONS[value] ?? [value]);
    const isHard = !SELDOM_LISTED.includes(value);
    return {
      field,
      values: all,
      isNegated: true,
      isHard,
      label: describeConstraint({ field, values: [value], isNegated: true }),
    };
  });
}
