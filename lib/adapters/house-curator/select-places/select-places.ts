import { type AcceptedIdea, type Constraint, NO_ORDER, type Place, type Selections } from "@/lib/contracts/stages";
import { dietOfDanger } from "@/lib/guides/constraints/diet-of-danger";
import { admitsLess, evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { isIndispensable, isNeedOfBody, meetsHardConstraints } from "@/lib/guides/constraints/hard-constraints";
import { misfitOf } from "@/lib/guides/constraints/misfits";
import { feedsMeatless, feedsMixedTable } from "@/lib/guides/constraints/mixed-table";
import { isWantedFood } from "@/lib/guides/constraints/near-misses";
import { isOrderMeaningful, ORDERS } from "@/lib/guides/pick-orders";
import { COOKING_LIKE } from "../parse-prompt/constraints/comparison-constraints";
import { GUIDE_SIZE_MIN, parseAskedSize } from "../parse-prompt/guide-size";
import { seededShuffle } from "../seeded-random";
import { isBuiltOnRefused } from "./built-on-refused";
import { diversify } from "./diversify";
import { fullestOf, metCount, onlyFullest } from "./fullness";
import { answersHeat, isWantedHot } from "./heat";
import { lightnessOf, wantsLight } from "./lightness";
import { holdsRefused, keepsMeatless } from "./meatless";
import { hasMood, isAgainstMood, isFamilyPlace, isForCouple, isMood } from "./mood";
import { isOpposite } from "./opposites";
import { scorePlace, UNCONFIRMED_PENALTY } from "./score-place";
import { selectionReason } from "./selection-reason";
import { isSweetForMeal } from "./sweets";
import { isDryForDrinks, isToldAgainst } from "./told-against";
import { placesToldTogether } from "./told-together";

/** With fewer full matches than this, as many places that come near are added, and the guide says so. */
const MATCHES_MIN = 3;

/** So many that are told to have the mood that was asked for make a guide; beside fewer, others make it up to as many. */
const OF_MOOD_MIN = 4;

/** Of places for one guest among others who eats something else, so many, some of which must be asked. */
const FOR_SOME_MAX = 5;

type Selection = {
  picks: { placeId: string; reason: string }[];
  order: Selections["order"];
  scores: Record<string, number>;
};

/** Stage 4: the best varied places in a meaningful order. Fewer than requested if fewer meet the hard constraints. */
export function selectPlaces({
  idea,
  candidates,
  seed,
  prompt,
}: {
  idea: AcceptedIdea;
  candidates: readonly Place[];
  seed: string;
  prompt?: string;
}): Selection {
  const open = candidates.filter((place) => place.status === "open" && !isDryForDrinks(place, idea));
  const enough = Math.min(MATCHES_MIN, idea.size);
  const isCounted = prompt !== undefined && parseAskedSize(prompt) !== null;
  // Who names a food, or how many, has that first, and of it those that are told to have the mood.
  const asksForMood = !isCounted && idea.constraints.some(isMood) && !idea.constraints.some(isWantedFood);
  const needs = idea.constraints.filter(isNeed);
  const isKnown = (place: Place) =>
    needs.every((need) => evaluateConstraint(place, need) === "met") && answersHeat(place, idea.constraints);
  const bodily = needs.filter((need) => isMedicalDiet(need) || isNeedOfBody(need));
  // Who is known for what somebody can't do without stays, whatever the room is like.
  const keepsBody = (place: Place) =>
    bodily.length > 0 && bodily.every((need) => evaluateConstraint(place, need) === "met");
  const matching = open.filter((place) => meetsHardConstraints(place, idea.constraints));
  const isLight = wantsLight(idea) ? (place: Place) => lightnessOf(place) >= 0 : () => true;
  const against = new Set(
    matching.filter(
      (place) => isOpposite(place, idea.constraints) || (!keepsBody(place) && isToldAgainst(place, idea, prompt)),
    ),
  );
  const isGood = (place: Place) => !against.has(place);
  const suited = [
    (place: Place) => !isUnderRefused(place, idea),
    (place: Place) => keepsMeatless(place, idea.constraints),
    (place: Place) => !holdsRefused(place, idea.constraints),
    (place: Place) => !isForCouple(idea.constraints) || misfitOf(place, idea.constraints) === null,
    (place: Place) => !isFamilyPlace(place, idea.constraints),
    (place: Place) => !isSweetForMeal(place, idea.constraints, prompt),
    (place: Place) => answersHeat(place, idea.constraints),
    (place: Place) => feedsMixedTable(place, idea),
    (place: Place) => feedsMeatless(place, idea),
    isKnown,
    (place: Place) => !isBuiltOnRefused(place, idea.constraints),
    (place: Place) => keepsBody(place) || isLight(place),
    (place: Place) => keepsBody(place) || !isAgainstMood(place, idea.constraints),
    (place: Place) => keepsBody(place) || isGood(place),
  ].reduce((places, isBetter) => knownFirst(places, isBetter, enough), matching);
  const ofMood = Math.min(OF_MOOD_MIN, idea.size);
  const fit = asksForMood
    ? knownFirst(suited, (place) => keepsBody(place) || hasMood(place, idea.constraints), ofMood)
    : suited;
  const near = open.filter((place) => !meetsHardConstraints(place, idea.constraints));
  const lifted = unconfirmedFullest(fit, idea, enough);
  const score = (places: Place[]) =>
    places.map((place) => ({
      place,
      score: scorePlace(place, idea, seed) + (lifted.includes(place) ? UNCONFIRMED_PENALTY : 0),
    }));
  const scored = { fit: score(fit), near: score(near) };
  const isTold = (place: Place) => isKnown(place) && hasMood(place, idea.constraints);
  const known =
    needs.length > 0 || idea.constraints.some(isMood) ? scored.fit.filter(({ place }) => isTold(place)) : [];
  const isOfDiets = needs.every(({ field, keeps, isForSome }) => field === "diet" || keeps || isForSome);
  const filled = asksForMood ? ofMood : isOfDiets ? FOR_SOME_MAX : enough;
  const good = scored.fit.filter(({ place }) => isGood(place));
  const sizeMax = good.length < fit.length ? enough : idea.size;
  const size =
    known.length > 0 && (needs.length > 0 || asksForMood) ? Math.min(sizeMax, Math.max(known.length, filled)) : sizeMax;
  const before = known.length > 0 && known.length < fit.length ? known : good;
  const together =
    before.length < fit.length ? diversify(before, size, idea) : placesToldTogether(scored.fit, size, idea, seed);
  const fitting = diversify(scored.fit, size, idea, together);
  const picked = fitting.length < enough ? diversify(scored.near, enough, idea, fitting) : fitting;
  const answers = withoutFillers(
    picked.map(({ place }) => place),
    idea,
    enough,
  );
  const { places, order } = orderPicks(
    isCounted ? answers : onlyFullest(answers, idea.constraints, GUIDE_SIZE_MIN),
    (place) =>
      misfitOf(place, idea.constraints) !== null ||
      isBuiltOnRefused(place, idea.constraints) ||
      against.has(place) ||
      (known.length > 0 && !isTold(place)),
    idea,
    ordersFor(idea, seed),
  );
  return {
    picks: places.map((place) => ({
      placeId: place.id,
      reason: selectionReason(
        place,
        idea,
        places.filter((other) => other !== place),
      ),
    })),
    order,
    scores: Object.fromEntries(
      [...scored.fit, ...scored.near].map(({ place, score }) => [place.id, Math.round(score * 100) / 100]),
    ),
  };
}

/** "Celiac" among what makes ill: who is known to cook for it comes before any mood. */
const isMedicalDiet = ({ values, isDanger = false }: Constraint): boolean =>
  isDanger && values.some((value) => dietOfDanger(value) !== null);

/** Nobody who asks for one is served by a room without it, and few places have one. */
const isView = ({ field, values, isNegated }: Constraint): boolean =>
  !isNegated && (field === "vibe" || field === "feature") && values.includes("view");

/**
 * A way in without steps, a view, something for the one vegetarian: what some places tell, and somebody can't do without. And what
 * places may stand in for that are less than it asks for: $$ for "cheap".
 */
const isNeed = (constraint: Constraint): boolean =>
  isMedicalDiet(constraint) ||
  isView(constraint) ||
  (isIndispensable(constraint) && constraint.field !== "meal") ||
  admitsLess(constraint) ||
  (constraint.isForSome ?? false);

/** Where enough places are known to meet the needs, none of which nobody knows is looked at. */
function knownFirst(places: Place[], isKnown: (place: Place) => boolean, enough: number): Place[] {
  const known = places.filter(isKnown);
  return known.length >= enough ? known : places;
}

/** Listed under a cuisine that the wish rules out, if only as an aside. */
const isUnderRefused = (place: Place, { constraints }: AcceptedIdea): boolean =>
  constraints.some(
    (constraint) =>
      constraint.field === "cuisine" && constraint.isNegated && evaluateConstraint(place, constraint) !== "met",
  );

/** Of too few places that are all that was wished for, those that nobody could confirm to be open: no lesser one replaces them. */
function unconfirmedFullest(places: readonly Place[], { constraints }: AcceptedIdea, enough: number): Place[] {
  const suited = places.filter((place) => misfitOf(place, constraints) === null);
  const fullest = fullestOf(suited, constraints);
  const confirmed = fullest.filter(({ isUnconfirmed }) => !isUnconfirmed);
  return confirmed.length >= enough ? [] : fullest.filter(({ isUnconfirmed }) => isUnconfirmed);
}

/** The wish's own words, and diets: no place is the worse for what nobody has written of it. */
const SELDOM_TOLD: readonly Constraint["field"][] = ["keyword", "diet"];

/** Beyond `enough`, only places that meet some wish, if there was one. */
function withoutFillers(places: readonly Place[], { constraints }: AcceptedIdea, enough: number): Place[] {
  const told = constraints.filter(({ field, isNegated }) => !isNegated && !SELDOM_TOLD.includes(field));
  // That it lies near a landmark is no answer by itself.
  const beside = told.filter(({ field }) => field !== "landmark");
  const wishes = beside.length > 0 ? beside : told;
  // A place like a pizzeria makes pizza; one that has only its mood is another wish's.
  const likened = wishes.filter(({ field, label }) => field === "cuisine" && label.startsWith(COOKING_LIKE));
  const decisive = likened.length > 0 ? likened : wishes;
  // Of food that is only to be hot, what isn't is no answer, however cheap.
  const isOnlyHot = wishes.some(isWantedHot) && !wishes.some(({ field }) => field === "cuisine" || field === "dish");
  const isAnswer = (place: Place) =>
    isOnlyHot
      ? answersHeat(place, constraints)
      : decisive.length === 0 || decisive.some((constraint) => evaluateConstraint(place, constraint) === "met");
  const missing = enough - places.filter(isAnswer).length;
  const fillers = places.filter((place) => !isAnswer(place)).slice(0, Math.max(0, missing));
  return places.filter((place) => isAnswer(place) || fillers.includes(place));
}

/** Orders that the wish gives a meaning to: a budget, the time of day, age, the way through a neighborhood. */
function ordersFor({ constraints }: AcceptedIdea, seed: string): typeof ORDERS {
  const asked = constraints.filter(({ isNegated }) => !isNegated);
  const values = new Set(asked.flatMap((constraint) => constraint.values));
  const has = (...fields: Constraint["field"][]) => asked.some(({ field }) => fields.includes(field));
  const fitting = ORDERS.filter(({ name }) => {
    if (name === "cheap to splurge") return has("price") && values.has("2");
    if (name === "early to late") return has("meal") && !values.has("dinner") && !values.has("lunch");
    if (name === "oldest to newest") return values.has("old-school") || values.has("out-of-towners");
    return has("area", "landmark") || asked.length === 0;
  });
  return seededShuffle(fitting, `${seed}:order`);
}

/**
 * The picks in a meaningful order, with that order's name; in rank order if there is none, or if some had better be last. What
 * fits most of the wish leads.
 */
function orderPicks(
  places: readonly Place[],
  isMisfit: (place: Place) => boolean,
  { constraints }: AcceptedIdea,
  orders: typeof ORDERS,
): { places: Place[]; order: string } {
  const good = places.filter((place) => !isMisfit(place));
  const counts = new Map(places.map((place) => [place, metCount(place, constraints)]));
  const countOf = (place: Place) => counts.get(place) ?? 0;
  const confirmed = good.filter(({ isUnconfirmed }) => !isUnconfirmed);
  const fullest = fullestOf(good, constraints);
  // One that nobody could confirm to be open leads only where it alone is all that was wished for.
  const leading = fullest.some(({ isUnconfirmed }) => !isUnconfirmed) ? [] : fullest;
  const byFullness = [
    ...leading,
    ...confirmed.toSorted((a, b) => countOf(b) - countOf(a)),
    ...good.filter((place) => place.isUnconfirmed && !leading.includes(place)),
    ...places.filter(isMisfit),
  ];
  const most = Math.max(...good.map(countOf));
  const rankedBy = (order: (typeof ORDERS)[number]) =>
    places.toSorted((a, b) => (order.rankOf(a) ?? 0) - (order.rankOf(b) ?? 0));
  const leads = (place: Place | undefined) => place !== undefined && countOf(place) === most;
  const order =
    confirmed.length < places.length
      ? undefined
      : orders.find((candidate) => isOrderMeaningful(candidate, places) && leads(rankedBy(candidate)[0]));
  return order ? { places: rankedBy(order), order: order.name } : { places: byFullness, order: NO_ORDER };
}
