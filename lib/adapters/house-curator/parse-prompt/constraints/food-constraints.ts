import type { Constraint } from "@/lib/contracts/stages";
import { describeConstraint } from "@/lib/guides/constraints/describe-constraint";
import {
  CUISINES_BY_REGION,
  cuisineFamily,
  findDish,
  findIngredient,
  isCuisine,
  RARELY_ON_MENUS,
  VENUE_TYPES,
} from "@/lib/restaurants/vocabulary";
import { OTHER_CUISINES } from "@/lib/restaurants/vocabulary/cuisines";
import type { Mention } from "../mentions/mentions";

/** Alternative foods. A place must match every group. */
type FoodGroup = { values: string[]; label: string[]; isSoftened: boolean };

/** The foods that the prompt requests or excludes. */
export function foodConstraints(items: Mention[]): Constraint[] {
  const wanted: FoodGroup[] = [];
  let last: { value: string; at: number } | null = null;
  const excluded = new Set<string>();
  const dangerous = new Set<string>();
  const wantedAs = new Map(items.filter(({ isNegated }) => !isNegated).map((item) => [foodOf(item), item.words]));
  items.forEach((item, at) => {
    const foods = item.topics.filter(({ topic }) => topic === "food").map((mention) => mention.value);
    const [value] = foods;
    if (value === undefined) return;
    if (!item.isNegated && foods.every((name) => findIngredient(name)?.isSeldomWanted)) return;
    if (!item.isNegated && wanted.some((group) => group.values.includes(value))) return;
    // "Ramen but not tonkotsu" still requests ramen: a narrower exclusion doesn't exclude the rest, unless it makes ill.
    if (item.isNegated && !item.isDanger && (wantedAs.get(value) ?? item.words) !== item.words) return;
    if (item.isNegated) {
      const avoided = foods.find((name) => findIngredient(name)) ?? value;
      excluded.add(avoided);
      if (item.isDanger) dangerous.add(avoided);
      return;
    }
    const joins = last === null ? "first" : joinKind(last.value, value, items.slice(last.at + 1, at));
    const group = wanted.at(-1);
    if (joins === "or" && group) addToGroup(group, value);
    else wanted.push(addToGroup({ values: [], label: [], isSoftened: item.isSoftened }, value));
    last = { value, at };
  });
  return [
    ...wanted.flatMap((group) => withoutRefused(group, { excluded, dangerous })).map(constraintOf),
    ...exclusion([...excluded], dangerous),
  ];
}

type Refused = { excluded: ReadonlySet<string>; dangerous: ReadonlySet<string> };

/** What makes ill is no alternative, wherever it is wanted too. */
function withoutRefused(group: FoodGroup, { excluded, dangerous }: Refused): FoodGroup[] {
  if (group.values.every((value) => excluded.has(value))) return [];
  const isHarmless = (value: string) => !dangerous.has(value);
  return [{ ...group, values: group.values.filter(isHarmless), label: group.label.filter(isHarmless) }];
}

const foodOf = (item: Mention) => item.topics.find(({ topic }) => topic === "food")?.value;

function addToGroup(group: FoodGroup, value: string): FoodGroup {
  const values = CUISINES_BY_REGION[value] ?? [value];
  for (const each of values) if (!group.values.includes(each)) group.values.push(each);
  if (!group.label.includes(value)) group.label.push(value);
  return group;
}

/** Whether the second food is an alternative or a further requirement. */
function joinKind(first: string, second: string, between: Mention[]): "or" | "and" {
  const isChoice = between.some(
    ({ role, words }) => role === "or" || role === "next" || [",", "/", "、", "，"].includes(words),
  );
  if (isChoice) return "or";
  const isRelated = areRelated(first, second);
  if (between.some(({ role }) => role === "and"))
    return isRelated && !isCuisinePair(first, second) && !VENUE_TYPES.includes(first) && !VENUE_TYPES.includes(second)
      ? "and"
      : "or";
  if (isRelated) return "and";
  if (between.length === 0 && (isMereIngredient(first) || OTHER_CUISINES.includes(first))) return "and";
  if (between.length === 0)
    return isCuisine(first) && !VENUE_TYPES.includes(first) && isFoodFormat(second) ? "and" : "or";
  const isDescription = between.every(({ role }) => role === "with" || role === "filler");
  return isDescription && isCuisine(first) && !VENUE_TYPES.includes(first) && isFoodFormat(second) ? "and" : "or";
}

/** "Ethiopian and Eritrean" lists two alternatives, although they are closely related. */
const isCuisinePair = (first: string, second: string) => isCuisine(first) && isCuisine(second);

/** "Avocado" before "sushi" says what should be in it. */
const isMereIngredient = (value: string) => findIngredient(value) !== null && !findDish(value) && !isCuisine(value);

/** A type of food that any cuisine may serve. */
const isFoodFormat = (value: string) => VENUE_TYPES.includes(value) || !isCuisine(value);

function areRelated(first: string, second: string): boolean {
  if (isCuisine(first) && isCuisine(second)) {
    return cuisineFamily(first).has(second) || cuisineFamily(second).has(first) || shareParent(first, second);
  }
  const dish = findDish(first) && !isCuisine(first) ? findDish(first) : findDish(second);
  const cuisine = isCuisine(first) ? first : isCuisine(second) ? second : null;
  if (!dish || !cuisine) return false;
  if (VENUE_TYPES.includes(cuisine)) return dish.cuisines.includes(cuisine);
  return dish.cuisines.some((own) => cuisineFamily(cuisine).has(own) || cuisineFamily(own).has(cuisine));
}

/** "Sichuan hot pot": two narrow terms for one Chinese meal. */
const shareParent = (first: string, second: string) =>
  VENUE_TYPES.includes(second) &&
  !VENUE_TYPES.includes(first) &&
  ["Chinese", "Japanese"].some((parent) => cuisineFamily(parent).has(first) && cuisineFamily(parent).has(second));

function constraintOf({ values, label, isSoftened }: FoodGroup): Constraint {
  const field = values.every(isCuisine) ? "cuisine" : "dish";
  return {
    field,
    values,
    isNegated: false,
    isHard: !isSoftened,
    label: describeConstraint({ field, values: label, isNegated: false }),
  };
}

function exclusion(values: string[], dangerous: ReadonlySet<string>): Constraint[] {
  return values.map((value) => {
    const field = isCuisine(value) ? "cuisine" : "dish";
    const all = value === "Seafood" ? ["Seafood", "fish", "shellfish"] : (CUISINES_BY_REGION[value] ?? [value]);
    const isDanger = dangerous.has(value);
    const isHard = isDanger || !RARELY_ON_MENUS.includes(value);
    return {
      field,
      values: all,
      isNegated: true,
      ...(isDanger && { isDanger }),
      isHard,
      label: describeConstraint({ field, values: [value], isNegated: true }),
    };
  });
}
