import type { Place } from "@/lib/contracts/stages";
import type { VerdictFact } from "@/lib/contracts/verdict-fact";
import { foldWords, OPPOSITE_VIBES, VIBE_SYNONYMS } from "@/lib/restaurants/vocabulary";
import { type FoodVibe, findFoodVibe } from "@/lib/restaurants/vocabulary/vibes";
import { type Judgement, listed, met, unknown, unmet } from "./judgement";
import { affirms, containsPhrase, placeTexts } from "./place-texts";
import { judgeQuality } from "./quality";
import { detailFacts, quotesWhere } from "./said";

const FEATURE_BY_VIBE: Record<string, string> = {
  communal: "communal-tables",
  counter: "counter-seating",
  garden: "garden",
  view: "view",
};

/** Whether a place is of a mood. Where its texts say so, too, their words are the better ground for a reader. */
export function judgeVibe(place: Place, vibe: string): Judgement {
  const { vibes, features } = place;
  if (vibes.includes(vibe)) return met(() => [...wordsFor(place, vibe), listed("vibes", [vibe])]);
  const feature = FEATURE_BY_VIBE[vibe];
  if (feature && features.includes(feature)) return met(() => [listed("features", [feature])]);
  const food = findFoodVibe(vibe);
  if (food) return judgeFoodVibe(place, vibe, food);
  const opposites = OPPOSITE_VIBES[vibe]?.filter((opposite) => vibes.includes(opposite)) ?? [];
  const told = toldMood(place, vibe);
  if (told.length > 0 && opposites.length === 0) return met(() => told);
  if (told.length > 0) return unknown(() => [...told, listed("vibes", opposites)]);
  return opposites.length > 0
    ? unmet(() => [listed("vibes", opposites)])
    : unknown(() => [{ kind: "silent", field: "vibe", values: [vibe] }]);
}

/** What texts say of a room in which people hear each other. */
const TOLD_MOODS: Record<string, readonly string[]> = {
  quiet: [
    ...["talk easy", "conversation easy", "easy to talk", "easy conversation", "low enough to talk", "people can talk"],
    ...[
      "hear each other",
      "hear one another",
      "noise never quite wins",
      "shapes the acoustics",
      "good acoustics",
      "hushed",
    ],
  ],
};

function toldMood(place: Place, vibe: string): VerdictFact[] {
  const words = TOLD_MOODS[vibe];
  if (!words) return [];
  const { prose, advice } = placeTexts(place);
  const says = (padded: string) => words.some((each) => affirms(padded, each));
  return [prose, advice].some(says) ? quotesWhere(place, ["prose", "advice"], says) : [];
}

/** By what its dishes and texts say; where they say both, or nothing, nobody knows. */
function judgeFoodVibe(place: Place, vibe: string, { shownBy, deniedBy, kitchens }: FoodVibe): Judgement {
  // Chiles on the walls are on no plate.
  const { dishes, summary, advice } = placeTexts(place);
  const shows = (padded: string) => shownBy.some((words) => affirms(withoutDenials(padded, deniedBy), words));
  const denies = (padded: string) => deniedBy.some((words) => containsPhrase(padded, words));
  const [first = ""] = place.cuisines;
  const isShown = [dishes, summary, advice].some(shows) || kitchens.includes(first);
  const facts = () => {
    const ofDishes = detailFacts(place, shows);
    const told = ofDishes.length > 0 ? ofDishes : quotesWhere(place, ["summary", "advice"], shows);
    return told.length > 0 ? told : [listed("cuisines", [first])];
  };
  const against = () => quotesWhere(place, ["summary", "advice"], denies);
  if ([summary, advice].some(denies)) return isShown ? unknown(() => [...facts(), ...against()]) : unmet(against);
  return isShown ? met(facts) : unknown(() => [{ kind: "silent", field: "vibe", values: [vibe] }]);
}

const withoutDenials = (padded: string, denials: readonly string[]): string =>
  denials.reduce((text, words) => text.replaceAll(` ${foldWords(words)} `, " "), padded);

/**
 * Whether a place that somebody wants without heat has it all over: one hot dish among others leaves a choice, and isn't
 * told as none either.
 */
export function judgeFoodVibeExclusion(place: Place, vibe: string, food: FoodVibe): Judgement {
  const found = judgeFoodVibe(place, vibe, food);
  if (found.verdict === "unmet") return met(found.facts);
  if (found.verdict === "unknown") return found;
  const [first = ""] = place.cuisines;
  const { dishes } = place;
  const hot = dishes.filter(
    (dish) => judgeFoodVibe({ ...place, ...ONLY_DISHES, dishes: [dish] }, vibe, food).verdict === "met",
  );
  return food.kitchens.includes(first) || (hot.length > 0 && hot.length * 2 >= dishes.length)
    ? unmet(found.facts)
    : unknown(found.facts);
}

const ONLY_DISHES = { cuisines: [], editorialSummary: null, room: null, notes: [] };

const wordsFor = (place: Place, vibe: string) =>
  quotesWhere(place, ["prose"], (padded) =>
    [vibe, ...(VIBE_SYNONYMS[vibe] ?? [])].some((word) => affirms(padded, word)),
  );

const OPPOSITE_FEATURES: Record<string, string> = {
  reservations: "no-reservations",
  "no-reservations": "reservations",
};
/** Features that answer a wish for another one, where a place lists no more. */
const ANSWERED_BY: Record<string, readonly string[]> = {
  patio: ["garden", "dogs-on-patio"],
  parking: ["street-parking", "valet"],
};

/** Whether a place has a feature, by its lists, or else by what its texts say of such a thing. */
export function judgeFeature(place: Place, feature: string): Judgement {
  const { features, vibes } = place;
  const shown = features.includes(feature)
    ? [feature]
    : (ANSWERED_BY[feature] ?? []).filter((answer) => features.includes(answer));
  if (shown.length > 0) return met(() => [listed("features", shown)]);
  if (feature === "view" && vibes.includes("view")) return met(() => [listed("vibes", ["view"])]);
  const contrary = OPPOSITE_FEATURES[feature];
  if (contrary && features.includes(contrary)) return unmet(() => [listed("features", [contrary])]);
  return (
    judgeQuality(place, feature, "feature") ?? unknown(() => [{ kind: "silent", field: "feature", values: [feature] }])
  );
}
