import type { Constraint, ConstraintVerdict, Place } from "@/lib/contracts/stages";
import { foldWords, OPPOSITE_VIBES, resolveAreas } from "@/lib/restaurants/vocabulary";
import { evaluateDiet } from "./evaluate-diet";
import { evaluateFood, evaluateFoodExclusion } from "./evaluate-food";
import { landmarkVerdict } from "./evaluate-landmark";
import { affirms, containsPhrase, placeTexts } from "./place-texts";
import { qualityVerdict } from "./quality";

type Verdict = ConstraintVerdict["verdict"];

/** Whether a place meets one constraint. What no fact of the place says is "unknown", never assumed. */
export function evaluateConstraint(place: Place, { field, values, isNegated, isDanger = false }: Constraint): Verdict {
  const verdicts = values.map((value) =>
    isNegated ? exclusionVerdict(place, field, value, isDanger) : fieldVerdict(place, field, value),
  );
  if (isNegated) return worstVerdict(verdicts);
  return bestVerdict(verdicts);
}

const bestVerdict = (verdicts: Verdict[]): Verdict =>
  verdicts.includes("met") ? "met" : verdicts.includes("unknown") ? "unknown" : "unmet";
const worstVerdict = (verdicts: Verdict[]): Verdict =>
  verdicts.includes("unmet") ? "unmet" : verdicts.includes("unknown") ? "unknown" : "met";

function exclusionVerdict(place: Place, field: Constraint["field"], value: string, isDanger: boolean): Verdict {
  if (field === "cuisine" || field === "dish") return evaluateFoodExclusion(place, value, { isDanger });
  const found = fieldVerdict(place, field, value);
  if (field === "vibe" && value === "loud" && found !== "met" && place.vibes.includes("lively")) {
    return place.vibes.includes("quiet") ? "met" : "unknown";
  }
  if (found === "met") return "unmet";
  // The catalogue marks every chain.
  const isDecided = !UNDECIDED_FIELDS.includes(field) || (field === "feature" && value === "chain");
  return found === "unknown" && !isDecided ? "unknown" : "met";
}

/** Of which nothing said isn't "no": a room may be loud, and stairs may be there, without a word about it. */
const UNDECIDED_FIELDS: readonly Constraint["field"][] = ["vibe", "price", "area", "landmark", "feature", "keyword"];

function fieldVerdict(place: Place, field: Constraint["field"], value: string): Verdict {
  switch (field) {
    case "cuisine":
    case "dish":
      return evaluateFood(place, value);
    case "area":
      return areaVerdict(place, value);
    case "price":
      return place.priceLevel === null ? "unknown" : metOrUnmet(String(place.priceLevel) === value);
    case "diet":
      return evaluateDiet(place, value);
    case "vibe":
      return vibeVerdict(place, value);
    case "goodFor":
      return metOrUnknown(place.goodFor.includes(value) || impliesOccasion(place, value));
    case "meal":
      if (place.meals.includes(value) || place.goodFor.includes(value) || isLateNight(place, value)) return "met";
      return isClosedFor(place, value) ? "unmet" : "unknown";
    case "feature":
      return featureVerdict(place, value);
    case "name":
      return metOrUnmet(placeTexts(place).name.includes(` ${foldWords(value)} `));
    case "landmark":
      return landmarkVerdict(place, value);
    case "keyword":
      return qualityVerdict(place, value) ?? metOrUnknown(mentionsKeyword(place, value));
  }
}

const metOrUnmet = (isSo: boolean): Verdict => (isSo ? "met" : "unmet");
/** For incomplete lists: a listed value is met, any other is unknown. */
const metOrUnknown = (isSo: boolean): Verdict => (isSo ? "met" : "unknown");

function areaVerdict(place: Place, value: string): Verdict {
  const own = [place.neighbourhood, place.town].flatMap((name) => name || []);
  if (own.length === 0) return "unknown";
  const areas = own.flatMap((name) => [name, ...resolveAreas(place.city, name)]);
  return metOrUnmet(areas.includes(value));
}

const FEATURE_BY_VIBE: Record<string, string> = {
  communal: "communal-tables",
  counter: "counter-seating",
  garden: "garden",
  view: "view",
};

function vibeVerdict({ vibes, features }: Place, vibe: string): Verdict {
  const feature = FEATURE_BY_VIBE[vibe];
  if (vibes.includes(vibe) || (feature && features.includes(feature))) return "met";
  return OPPOSITE_VIBES[vibe]?.some((opposite) => vibes.includes(opposite)) ? "unmet" : "unknown";
}

function impliesOccasion({ goodFor, features, cuisines, meals }: Place, occasion: string): boolean {
  if (occasion === "date") return goodFor.includes("first-date");
  if (occasion === "wine") return features.includes("wine-list") || cuisines.includes("Wine Bar");
  if (occasion === "cocktails") return features.includes("full-bar");
  if (occasion === "beer") return cuisines.includes("Pub");
  if (occasion === "solo") return features.includes("counter-seating");
  if (occasion === "dessert") return cuisines.includes("Dessert") || cuisines.includes("Ice Cream");
  return meals.includes(occasion);
}

/** The main meals are listed for each place or for none; brunch and late hours are listed where somebody noted them. */
const LISTED_MEALS = ["breakfast", "lunch", "dinner"];

const isClosedFor = ({ meals }: Place, meal: string): boolean => {
  if (!meals.some((each) => LISTED_MEALS.includes(each))) return false;
  // Whoever serves dinner alone is closed in the morning, and whoever serves none closes before it.
  if (meal === "brunch") return !meals.some((each) => each === "breakfast" || each === "lunch");
  if (meal === "late-night") return !meals.includes("dinner");
  return LISTED_MEALS.includes(meal) && !(meal === "breakfast" && meals.includes("brunch"));
};

const isLateNight = ({ features }: Place, meal: string) => meal === "late-night" && features.includes("late-kitchen");

const OPPOSITE_FEATURES: Record<string, string> = {
  reservations: "no-reservations",
  "no-reservations": "reservations",
};

function featureVerdict(place: Place, feature: string): Verdict {
  const { features, vibes } = place;
  if (features.includes(feature)) return "met";
  if (feature === "patio" && (features.includes("garden") || features.includes("dogs-on-patio"))) return "met";
  if (feature === "view" && vibes.includes("view")) return "met";
  const contrary = OPPOSITE_FEATURES[feature];
  if (contrary && features.includes(contrary)) return "unmet";
  return qualityVerdict(place, feature) ?? "unknown";
}

function mentionsKeyword(place: Place, word: string): boolean {
  const { dishes, all, name } = placeTexts(place);
  return containsPhrase(name, word) || [dishes, all].some((text) => affirms(text, word));
}
