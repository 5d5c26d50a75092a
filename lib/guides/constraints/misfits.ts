import type { Constraint, Place } from "@/lib/contracts/stages";
import { findDish, foldWords, isCuisine, VENUE_TYPES } from "@/lib/restaurants/vocabulary";
import { SWEETS } from "@/lib/restaurants/vocabulary/cuisines";
import { judgeMeal } from "./evaluate-occasion";
import { containsPhrase, placeTexts } from "./place-texts";

/** What speaks against a place, although it may have all that was named: it cooks no such meal, has nowhere to sit, is a pub, or closes before the evening. */
export type Misfit = "no meal" | "no table" | "no quiet" | "no evening";

/** For these people sit down at a table. */
const TABLE_OCCASIONS = ["groups", "birthday", "special-occasion", "date", "first-date", "business", "grandparents"];
const NO_TABLE_PHRASES = [
  "takeout counter",
  "takeout kitchen",
  "takeout hall",
  "takeout shop",
  "takeout only",
  "carrying out",
  "no seats",
  "no indoor seats",
  "barely space to line up",
];

/** Why a place is none for the occasion, unless the wish asks for just that kind of place; null if nothing is known. */
export function misfitOf(place: Place, constraints: readonly Constraint[]): Misfit | null {
  const wanted = constraints.filter(({ isNegated }) => !isNegated);
  if (isShopOfSweets(place) && !asksForSweets(wanted) && !servesMeal(place, wanted)) return "no meal";
  if (isPub(place) && asksForQuiet(constraints) && !wanted.some(({ values }) => values.includes(PUB)))
    return "no quiet";
  if (isForEvening(wanted) && judgeMeal(place, "dinner").verdict === "unmet") return "no evening";
  const isForSitting = occasionsIn(wanted).length > 0 || wanted.some(asksForRoom);
  return isForSitting && !asksForTakeout(wanted) && lacksTables(place, wanted) ? "no table" : null;
}

/** Moods that only a room has in which one stays: nobody talks quietly at a window for hot dogs. */
const ROOM_MOODS = ["quiet", "cosy", "romantic", "candlelit"];
const asksForRoom = ({ field, values }: Constraint): boolean =>
  field === "vibe" && values.some((value) => ROOM_MOODS.includes(value));

/** People go on a date at night, unless they say otherwise; with a coffee or a cake, at any hour. */
const EVENING_OCCASIONS = ["date", "first-date"];
const DAYTIME = ["breakfast", "brunch", "lunch", "picnic", "dessert", "quick-bite"];
const DAYTIME_HOUSES = [...SWEETS, "Coffee", "Tea"];

const isForEvening = (wanted: readonly Constraint[]): boolean =>
  asksFor(wanted, EVENING_OCCASIONS) &&
  !asksFor(wanted, DAYTIME) &&
  !wanted.some(({ values }) => values.some((value) => DAYTIME_HOUSES.includes(value)));

const PUB = "Pub";
const isPub = ({ cuisines, vibes }: Place): boolean => cuisines.includes(PUB) && !vibes.includes("quiet");

const asksForQuiet = (constraints: readonly Constraint[]): boolean =>
  constraints.some(({ field, values, isNegated }) => field === "vibe" && values.includes(isNegated ? "loud" : "quiet"));

const isShopOfSweets = (place: Place): boolean => SWEETS.includes(place.cuisines[0] ?? "") || isHouseOfDrinks(place);

const CAFES = ["Coffee", "Tea"];
/** "Taiwanese, Tea": it is known for what it pours, whatever it fries beside it. */
const isHouseOfDrinks = ({ cuisines, dishes }: Place): boolean =>
  mainOf(cuisines).some((cuisine) => CAFES.includes(cuisine)) && isMostly(dishes, DRINK);

const mainOf = (cuisines: readonly string[]): readonly string[] => cuisines.slice(0, MAIN_CUISINES);
const MAIN_CUISINES = 2;

const isMostly = (dishes: Place["dishes"], kind: RegExp): boolean =>
  dishes.length > 0 && dishes.filter(({ name }) => kind.test(foldWords(name))).length * 2 > dishes.length;

const DRINK =
  /\b(?:teas?|oolong|matcha|chai|sencha|tuocha|boba|lattes?|coffees?|espressos?|cappuccinos?|americanos?|mochas?|macchiatos?|pour over|smoothies?|lemonades?|juices?|milkshakes?|floats?)\b/;
const SWEET =
  /\b(?:ice cream|milkshakes?|sundaes?|floats?|banana split|soft serve|frozen yogurt|cookies?|cakes?|tarts?|pies?|donuts?|doughnuts?|brownies?|macarons?|macaroons?|mochi|cannoli|paletas?|scones?|croissants?|buns?|kouign amann|chocolates?)\b/;

/** Nothing on it is a meal: tea, cakes, ice cream. */
const cooksNoMeal = ({ dishes }: Place): boolean => isMostly(dishes, new RegExp(`${DRINK.source}|${SWEET.source}`));

const asksForSweets = (wanted: readonly Constraint[]): boolean =>
  asksFor(wanted, ["dessert", "breakfast", "brunch", "picnic"]) ||
  wanted.some(
    ({ field, values, isHard }) =>
      isHard &&
      (field === "cuisine" || field === "dish") &&
      values.some((value) => SWEETS.includes(isCuisine(value) ? value : (findDish(value)?.cuisines[0] ?? ""))),
  );

/** A bakery may cook lunch, and an ice cream parlor be known for birthdays. Whoever names a kitchen wants a meal. */
function servesMeal(place: Place, wanted: readonly Constraint[]): boolean {
  const { meals, goodFor } = place;
  if (cooksNoMeal(place) && (asksFor(wanted, TABLE_MEALS) || wanted.some(namesKitchen))) return false;
  if (asksFor(wanted, ["dinner"])) return meals.includes("dinner");
  const occasions = occasionsIn(wanted);
  const cooks = meals.some((meal) => meal !== "breakfast");
  if (occasions.length === 0) return cooks || !wanted.some(namesKitchen);
  return cooks && occasions.some((occasion) => goodFor.includes(occasion));
}

const TABLE_MEALS = ["lunch", "dinner", "late-night"];

const namesKitchen = ({ field, values, isHard }: Constraint): boolean =>
  isHard && field === "cuisine" && values.some((value) => !VENUE_TYPES.includes(value));

/** No seats at all, or a quick stop that people carry their food from, unless it is known for such an occasion. */
function lacksTables(place: Place, wanted: readonly Constraint[]): boolean {
  const { all } = placeTexts(place);
  if (NO_TABLE_PHRASES.some((phrase) => containsPhrase(all, phrase))) return true;
  const isQuick = place.features.includes("walk-up") || place.goodFor.includes("quick-bite");
  const isForTakeout = place.goodFor.includes("takeout") && isQuick;
  const isCounter = wanted.some(asksForRoom) && isQuick && BARE.some((vibe) => place.vibes.includes(vibe));
  return (isForTakeout || isCounter) && !occasionsIn(wanted).some((occasion) => place.goodFor.includes(occasion));
}

const BARE = ["no-frills", "divey", "counter"];

const asksForTakeout = (wanted: readonly Constraint[]): boolean => asksFor(wanted, ["takeout", "picnic", "walk-up"]);

const asksFor = (wanted: readonly Constraint[], values: readonly string[]): boolean =>
  wanted.some((constraint) => isAboutOccasion(constraint) && constraint.values.some((value) => values.includes(value)));

const occasionsIn = (wanted: readonly Constraint[]): string[] =>
  wanted.filter(isAboutOccasion).flatMap(({ values }) => values.filter((value) => TABLE_OCCASIONS.includes(value)));

const isAboutOccasion = ({ field }: Constraint): boolean =>
  field === "goodFor" || field === "meal" || field === "feature";
