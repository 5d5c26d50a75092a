import type { Constraint, Place } from "@/lib/contracts/stages";
import type { VerdictFact } from "@/lib/contracts/verdict-fact";
import { foldWords, resolveAreas } from "@/lib/restaurants/vocabulary";
import { isLongStreet, isOnStreet } from "@/lib/restaurants/vocabulary/streets";
import { findFoodVibe } from "@/lib/restaurants/vocabulary/vibes";
import { judgeDiet } from "./evaluate-diet";
import { judgeFood, judgeFoodExclusion } from "./evaluate-food";
import { judgeLandmark } from "./evaluate-landmark";
import { judgeMeal, judgeOccasion } from "./evaluate-occasion";
import { judgeFeature, judgeFoodVibeExclusion, judgeVibe } from "./evaluate-setting";
import { judgeForDiets } from "./food-for-diet";
import { bestOf, type Judgement, listed, met, unknown, unmet, type Verdict, worstOf } from "./judgement";
import { affirms, containsPhrase, placeTexts } from "./place-texts";
import { judgeQuality } from "./quality";
import { judgeRefusalOfSome } from "./refusal-of-some";
import { foodFacts } from "./said";

/** Whether a place meets one constraint. What no fact of the place says is "unknown", never assumed. */
export const evaluateConstraint = (place: Place, constraint: Constraint): Verdict =>
  judgeConstraint(place, constraint).verdict;

/** The same, with what decided it. */
export function judgeConstraint(place: Place, constraint: Constraint): Judgement {
  const { field, values, ideal, keeps, isNegated, isDanger = false, isForSome = false } = constraint;
  if (keeps && !isNegated)
    return bestOf(values.map((value) => judgeForDiets(place, keeps, (each) => judgeField(each, field, value))));
  if (isForSome && isNegated && !isDanger) return worstOf(values.map((value) => judgeRefusalOfSome(place, value)));
  return isNegated
    ? worstOf(values.map((value) => judgeExclusion(place, field, value, isDanger)))
    : bestOf((ideal ?? values).map((value) => judgeField(place, field, value)));
}

/** Whether a place may be picked, although it isn't all that is wished for: $$ for "cheap", beef noodles beside a vegetarian. */
export const admitsPlace = (place: Place, { ideal: _, keeps, ...constraint }: Constraint): Verdict =>
  evaluateConstraint(place, keeps?.isForAll ? { ...constraint, keeps } : constraint);

/** Whether a place may be picked that is less than what is wished for. */
export const admitsLess = ({ ideal, keeps }: Constraint): boolean => ideal !== undefined || keeps?.isForAll === false;

function judgeExclusion(place: Place, field: Constraint["field"], value: string, isDanger: boolean): Judgement {
  if (field === "cuisine" || field === "dish") return judgeFoodExclusion(place, value, { isDanger });
  const food = field === "vibe" ? findFoodVibe(value) : null;
  if (food) return judgeFoodVibeExclusion(place, value, food);
  const found = judgeField(place, field, value);
  if (field === "vibe" && value === "loud" && found.verdict === "unknown") {
    const quiet = judgeField(place, field, "quiet");
    if (quiet.verdict === "met") return quiet;
  }
  if (field === "vibe" && value === "loud" && found.verdict !== "met" && place.vibes.includes("lively")) {
    return place.vibes.includes("quiet")
      ? met(() => [listed("vibes", ["quiet"])])
      : unknown(() => [listed("vibes", ["lively"])]);
  }
  if (found.verdict === "met") return unmet(found.facts);
  // The catalogue marks every chain.
  const isDecided = !UNDECIDED_FIELDS.includes(field) || (field === "feature" && value === "chain");
  return found.verdict === "unknown" && !isDecided ? found : met(found.facts);
}

/** Of which nothing said isn't "no": a room may be loud, and stairs may be there, without a word about it. */
const UNDECIDED_FIELDS: readonly Constraint["field"][] = ["vibe", "price", "area", "landmark", "feature", "keyword"];

function judgeField(place: Place, field: Constraint["field"], value: string): Judgement {
  switch (field) {
    case "cuisine":
    case "dish":
      return judgeFood(place, value);
    case "area":
      return judgeArea(place, value);
    case "price":
      return judgePrice(place, value);
    case "diet":
      return judgeDiet(place, value);
    case "vibe":
      return judgeVibe(place, value);
    case "goodFor":
      return judgeOccasion(place, value);
    case "meal":
      return judgeMeal(place, value);
    case "feature":
      return judgeFeature(place, value);
    case "name":
      return judgeName(place, value);
    case "landmark":
      return judgeLandmark(place, value);
    case "keyword":
      return judgeQuality(place, value) ?? judgeKeyword(place, value);
  }
}

function judgeArea(place: Place, value: string): Judgement {
  if (isLongStreet(value, place.city) && isOnStreet(place, value))
    return met(() => [{ kind: "located", areas: [value] }]);
  const own = [place.neighbourhood, place.town].flatMap((name) => name || []);
  if (own.length === 0) return unknown(() => [{ kind: "silent", field: "area", values: [] }]);
  const areas = own.flatMap((name) => [name, ...resolveAreas(place.city, name)]);
  return (areas.includes(value) ? met : unmet)(() => [{ kind: "located", areas: own }]);
}

function judgePrice({ priceLevel }: Place, value: string): Judgement {
  const facts = (): VerdictFact[] => [{ kind: "price", level: priceLevel }];
  if (priceLevel === null) return unknown(facts);
  return (String(priceLevel) === value ? met : unmet)(facts);
}

function judgeName(place: Place, value: string): Judgement {
  const isSo = placeTexts(place).name.includes(` ${foldWords(value)} `);
  return (isSo ? met : unmet)(() => [{ kind: "name", name: place.name }]);
}

function judgeKeyword(place: Place, word: string): Judgement {
  return mentionsKeyword(place, word)
    ? met(() => foodFacts(place, word))
    : unknown(() => [{ kind: "silent", field: "keyword", values: [word] }]);
}

function mentionsKeyword(place: Place, word: string): boolean {
  const { dishes, all, name } = placeTexts(place);
  return containsPhrase(name, word) || [dishes, all].some((text) => affirms(text, word));
}
