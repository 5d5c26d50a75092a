import { foodExclusionVerdict, foodVerdict } from "./food-verdict";
import type { Constraint, ConstraintVerdict, Place } from "./stage-types";
import { areasNamed, foldWords, OPPOSITES } from "./vocabulary";
import { holds, placeWords } from "./vocabulary/place-words";

type Verdict = ConstraintVerdict["verdict"];

/** How a place stands to one constraint. What no fact of the place tells is "unknown", never assumed. */
export function judge(place: Place, { field, values, isNegated }: Constraint): Verdict {
  const verdicts = values.map((value) =>
    isNegated ? exclusionVerdict(place, field, value) : verdict(place, field, value),
  );
  if (isNegated) return worst(verdicts);
  return best(verdicts);
}

/** How a place stands to each of them, as readers are shown it. */
export const verdictsOf = (place: Place, constraints: Constraint[]): ConstraintVerdict[] =>
  constraints.map((constraint) => ({ label: constraint.label, verdict: judge(place, constraint) }));

/** Whether nothing hard stands against the place: wishes are met, and exclusions are at least not known to be broken. */
export const satisfiesHard = (place: Place, constraints: Constraint[]): boolean =>
  constraints.every((constraint) => {
    if (!constraint.isHard) return true;
    const found = judge(place, constraint);
    return constraint.isNegated ? found !== "unmet" : found === "met";
  });

const best = (verdicts: Verdict[]): Verdict =>
  verdicts.includes("met") ? "met" : verdicts.includes("unknown") ? "unknown" : "unmet";
const worst = (verdicts: Verdict[]): Verdict =>
  verdicts.includes("unmet") ? "unmet" : verdicts.includes("unknown") ? "unknown" : "met";

function exclusionVerdict(place: Place, field: Constraint["field"], value: string): Verdict {
  if (field === "cuisine" || field === "dish") return foodExclusionVerdict(place, value);
  const found = verdict(place, field, value);
  if (field === "vibe" && value === "loud" && found !== "met" && place.vibes.includes("lively")) {
    return place.vibes.includes("quiet") ? "met" : "unknown";
  }
  if (found === "met") return "unmet";
  const isUndecided = found === "unknown" && (field === "vibe" || field === "price" || field === "area");
  return isUndecided ? "unknown" : "met";
}

function verdict(place: Place, field: Constraint["field"], value: string): Verdict {
  switch (field) {
    case "cuisine":
    case "dish":
      return foodVerdict(place, value);
    case "area":
      return areaVerdict(place, value);
    case "price":
      return place.priceLevel === null ? "unknown" : known(String(place.priceLevel) === value);
    case "diet":
      return dietVerdict(place, value);
    case "vibe":
      return vibeVerdict(place, value);
    case "goodFor":
      return listed(place.goodFor.includes(value) || alsoGoodFor(place, value));
    case "meal":
      return listed(place.meals.includes(value) || place.goodFor.includes(value) || isLate(place, value));
    case "feature":
      return featureVerdict(place, value);
    case "name":
      return known(placeWords(place).name.includes(` ${foldWords(value)} `));
    case "keyword":
      return listed(mentions(place, value));
  }
}

const known = (isSo: boolean): Verdict => (isSo ? "met" : "unmet");
/** A list of what is sure: what stands in it holds, what doesn't may still be so. */
const listed = (isSo: boolean): Verdict => (isSo ? "met" : "unknown");

function areaVerdict(place: Place, value: string): Verdict {
  const own = [place.neighbourhood, place.town].filter((name) => name !== null && name !== "") as string[];
  if (own.length === 0) return "unknown";
  const areas = own.flatMap((name) => [name, ...areasNamed(place.city, name)]);
  return known(areas.includes(value));
}

function dietVerdict({ diets, cuisines }: Place, diet: string): Verdict {
  if (diets.includes(diet)) return "met";
  if (diet === "vegan") return listed(cuisines.includes("Vegan"));
  if (diet !== "vegetarian") return "unknown";
  return listed(diets.includes("vegan") || cuisines.includes("Vegan") || cuisines.includes("Vegetarian"));
}

const SAME_AS_FEATURE: Record<string, string> = {
  communal: "communal-tables",
  counter: "counter-seating",
  garden: "garden",
  view: "view",
};

function vibeVerdict({ vibes, features }: Place, vibe: string): Verdict {
  const feature = SAME_AS_FEATURE[vibe];
  if (vibes.includes(vibe) || (feature && features.includes(feature))) return "met";
  return OPPOSITES[vibe]?.some((opposite) => vibes.includes(opposite)) ? "unmet" : "unknown";
}

function alsoGoodFor({ goodFor, features, cuisines, meals }: Place, occasion: string): boolean {
  if (occasion === "date") return goodFor.includes("first-date");
  if (occasion === "wine") return features.includes("wine-list") || cuisines.includes("Wine Bar");
  if (occasion === "cocktails") return features.includes("full-bar");
  if (occasion === "beer") return cuisines.includes("Pub");
  if (occasion === "solo") return features.includes("counter-seating");
  if (occasion === "dessert") return cuisines.includes("Dessert") || cuisines.includes("Ice Cream");
  return meals.includes(occasion);
}

const isLate = ({ features }: Place, meal: string) => meal === "late-night" && features.includes("late-kitchen");

const CONTRARY: Record<string, string> = { reservations: "no-reservations", "no-reservations": "reservations" };

function featureVerdict({ features, vibes }: Place, feature: string): Verdict {
  if (features.includes(feature)) return "met";
  if (feature === "patio" && (features.includes("garden") || features.includes("dogs-on-patio"))) return "met";
  if (feature === "view" && vibes.includes("view")) return "met";
  const contrary = CONTRARY[feature];
  return contrary && features.includes(contrary) ? "unmet" : "unknown";
}

function mentions(place: Place, word: string): boolean {
  const { dishes, prose, name } = placeWords(place);
  return [dishes, prose, name].some((text) => holds(text, word));
}
