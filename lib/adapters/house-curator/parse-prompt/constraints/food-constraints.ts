import type { Constraint } from "@/lib/contracts/stages";
import { describeConstraint } from "@/lib/guides/constraints/describe-constraint";
import {
  CUISINES_BY_REGION,
  findIngredient,
  foldWords,
  isCuisine,
  RARELY_ON_MENUS,
} from "@/lib/restaurants/vocabulary";
import { isStyleOf } from "@/lib/restaurants/vocabulary/cuisines";
import { EATERS } from "../mentions/liking";
import type { Mention } from "../mentions/mentions";
import { areTwoGuests, eaterBefore, wisherWithoutVerb } from "../mentions/wishers";
import { isDrySoft } from "./dry-room";
import { isBrought, isKeptApart } from "./food-asides";
import { type FoodGroup, groupFoods, type WantedFood } from "./food-groups";
import { foodJoin } from "./food-joins";

/** The foods that the prompt requests or excludes. */
export function foodConstraints(items: Mention[]): Constraint[] {
  const wanted: WantedFood[] = [];
  let lastAt = 0;
  let guest: string | null = null;
  const excluded = new Set<string>();
  const dangerous = new Set<string>();
  const wantedAs = new Map(items.filter(({ isNegated }) => !isNegated).map((item) => [foodOf(item), item.words]));
  items.forEach((item, at) => {
    const foods = item.topics.filter(({ topic }) => topic === "food").map((mention) => mention.value);
    const [value] = foods;
    if (value === undefined) return;
    if (item.isNegated ? isKeptApart(items, at) : isBrought(items, at)) return;
    if (!item.isNegated && foods.every((name) => findIngredient(name)?.isSeldomWanted)) return;
    if (!item.isNegated && wanted.some((food) => includesFood(food.value, value))) return;
    // "Ramen but not tonkotsu" still requests ramen: a narrower exclusion doesn't exclude the rest, unless it makes ill.
    if (item.isNegated && !item.isDanger && (wantedAs.get(value) ?? item.words) !== item.words) return;
    // Of a style, no place tells.
    if (item.isNegated && !item.isDanger && isStyleOf(value, item.words)) return;
    if (item.isNegated) {
      const avoided = foods.find((name) => findIngredient(name)) ?? value;
      excluded.add(avoided);
      if (item.isDanger) dangerous.add(avoided);
      return;
    }
    const last = wanted.at(-1);
    const before = wordsBefore(items, at);
    const eater = eaterBefore(before) ?? (guest === null ? null : wisherWithoutVerb(before)) ?? guest;
    const joined = last ? foodJoin(last.value, value, items.slice(lastAt + 1, at)) : "list";
    // Two guests of one table want two things of the same place.
    const join = joined !== "choice" && areTwoGuests(guest, eater) ? "and" : joined;
    wanted.push({ value, words: item.words, isSoftened: item.isSoftened || isOfSome(items, at), join });
    lastAt = at;
    guest = eater;
  });
  const avoided = new Set(wanted.some(isPescatarian) && !excluded.has("meat") ? ["meat"] : []);
  return [
    ...groupFoods(withoutNeedlessDiet(wanted), namesMeal(items))
      .flatMap((group) => withoutRefused(group, { excluded, dangerous }))
      .map(constraintOf),
    ...exclusion([...excluded, ...avoided], dangerous, isDrySoft(items) ? new Set([...avoided, "alcohol"]) : avoided),
  ];
}

/** Folded, since the last mark, as they were typed: "craves" is no crab. */
const wordsBefore = (items: readonly Mention[], at: number): string =>
  foldWords(
    items
      .slice(items.slice(0, at).findLastIndex(({ role }) => role === "mark") + 1, at)
      .map(({ raw }) => raw)
      .join(" "),
  );

/** "A vegan and two meat eaters": some eat it, beside somebody whose diet it isn't. */
const isOfSome = (items: readonly Mention[], at: number): boolean =>
  EATERS.test(items[at + 1]?.words ?? "") &&
  items.some(({ topics, isNegated }) => !isNegated && topics.some(({ topic }) => topic === "diet"));

/** A diet that is told by the kitchens that suit it: where others are wanted, it says only what their dishes may not hold. */
const isPescatarian = ({ value }: WantedFood): boolean => value === "pescatarian";

const withoutNeedlessDiet = (wanted: readonly WantedFood[]): WantedFood[] => {
  const others = wanted.filter((food) => !isPescatarian(food));
  return others.length > 0 ? others : [...wanted];
};

const namesMeal = (items: readonly Mention[]): boolean =>
  items.some(({ isNegated, topics }) => !isNegated && topics.some(({ topic }) => topic === "meal"));

const includesFood = (wanted: string, value: string): boolean =>
  wanted === value || (CUISINES_BY_REGION[wanted]?.includes(value) ?? false);

type Refused = { excluded: ReadonlySet<string>; dangerous: ReadonlySet<string> };

/** What makes ill is no alternative, wherever it is wanted too. */
function withoutRefused(group: FoodGroup, { excluded, dangerous }: Refused): FoodGroup[] {
  if (group.values.every((value) => excluded.has(value))) return [];
  const isHarmless = (value: string) => !dangerous.has(value);
  return [{ ...group, values: group.values.filter(isHarmless), label: group.label.filter(isHarmless) }];
}

const foodOf = (item: Mention) => item.topics.find(({ topic }) => topic === "food")?.value;

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

/** What is avoided on the plate needs no kitchen without it, nor does what somebody would merely rather not have. */
function exclusion(values: string[], dangerous: ReadonlySet<string>, soft: ReadonlySet<string>): Constraint[] {
  return values.map((value) => {
    const field = isCuisine(value) ? "cuisine" : "dish";
    const all = value === "Seafood" ? ["Seafood", "fish", "shellfish"] : (CUISINES_BY_REGION[value] ?? [value]);
    const isDanger = dangerous.has(value);
    const isHard = isDanger || !(RARELY_ON_MENUS.includes(value) || soft.has(value));
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
