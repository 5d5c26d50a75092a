import type { Place } from "@/lib/contracts/stages";
import type { VerdictFact } from "@/lib/contracts/verdict-fact";
import { type Judgement, listed, met, unknown, unmet } from "./judgement";

/** Whether a place suits an occasion. Lists of occasions are incomplete: what is not on them is not known. */
export function judgeOccasion(place: Place, occasion: string): Judgement {
  if (place.goodFor.includes(occasion))
    return met(() => [listed("goodFor", [occasion]), ...groundsFor(place, occasion)]);
  const fact = impliedBy(place, occasion);
  return fact ? met(() => [fact]) : unknown(() => [{ kind: "silent", field: "goodFor", values: [occasion] }]);
}

/** What of a place's other lists is a reason to take somebody there. */
const GROUNDS: Record<string, { vibes?: readonly string[]; features?: readonly string[] }> = {
  date: { vibes: ["romantic", "candlelit", "quiet", "cosy", "view"] },
  "first-date": { vibes: ["quiet", "cosy", "candlelit", "casual"] },
  groups: { vibes: ["communal"], features: ["private-room", "communal-tables"] },
  birthday: { vibes: ["lively"], features: ["private-room", "full-bar"] },
  kids: { features: ["kids-menu", "play-area"] },
  grandparents: { vibes: ["quiet", "family-run"], features: ["step-free", "reservations"] },
  business: { vibes: ["quiet", "elegant"], features: ["private-room", "reservations"] },
  solo: { vibes: ["counter"], features: ["counter-seating"] },
  "special-occasion": { vibes: ["elegant", "romantic", "view"] },
  "rainy-day": { vibes: ["cosy"] },
};

function groundsFor({ vibes, features }: Place, occasion: string): VerdictFact[] {
  const grounds = GROUNDS[occasion] ?? {};
  const moods = (grounds.vibes ?? []).filter((vibe) => vibes.includes(vibe));
  const things = (grounds.features ?? []).filter((feature) => features.includes(feature));
  return [
    ...(moods.length > 0 ? [listed("vibes", moods)] : []),
    ...(things.length > 0 ? [listed("features", things)] : []),
  ];
}

/** What makes a place suit an occasion that its own list doesn't have. */
function impliedBy({ goodFor, features, cuisines, meals, vibes }: Place, occasion: string): VerdictFact | null {
  const first = (list: "goodFor" | "features" | "cuisines" | "vibes", own: string[], ...values: string[]) => {
    const found = values.find((value) => own.includes(value));
    return found === undefined ? null : listed(list, [found]);
  };
  if (occasion === "date") return first("goodFor", goodFor, "first-date");
  if (occasion === "wine") return first("features", features, "wine-list") ?? first("cuisines", cuisines, "Wine Bar");
  if (occasion === "cocktails") return first("features", features, "full-bar");
  if (occasion === "beer") return first("cuisines", cuisines, "Pub");
  if (occasion === "solo") return first("features", features, "counter-seating");
  if (occasion === "rainy-day") return first("vibes", vibes, "cosy");
  if (occasion === "dessert") return first("cuisines", cuisines, "Dessert", "Ice Cream");
  return meals.includes(occasion) ? listed("meals", [occasion]) : null;
}

/** The main meals are listed for each place or for none; brunch and late hours are listed where somebody noted them. */
const LISTED_MEALS = ["breakfast", "lunch", "dinner"];

/** Whether a place serves a meal. */
export function judgeMeal(place: Place, meal: string): Judgement {
  const { meals, goodFor, features } = place;
  if (meals.includes(meal)) return met(() => [listed("meals", [meal])]);
  if (goodFor.includes(meal)) return met(() => [listed("goodFor", [meal])]);
  if (meal === "late-night" && features.includes("late-kitchen"))
    return met(() => [listed("features", ["late-kitchen"])]);
  if (isClosedFor(place, meal)) return unmet(() => [listed("meals", meals)]);
  return unknown(() => [{ kind: "silent", field: "meal", values: meals.length === 0 ? [] : [meal] }]);
}

const isClosedFor = ({ meals }: Place, meal: string): boolean => {
  if (!meals.some((each) => LISTED_MEALS.includes(each))) return false;
  // Whoever serves dinner alone is closed in the morning, and whoever serves none closes before it.
  if (meal === "brunch") return !meals.some((each) => each === "breakfast" || each === "lunch");
  if (meal === "late-night") return !meals.includes("dinner");
  return LISTED_MEALS.includes(meal) && !(meal === "breakfast" && meals.includes("brunch"));
};
