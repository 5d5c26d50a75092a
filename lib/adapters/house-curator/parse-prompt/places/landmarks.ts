import type { Constraint } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { landmarkLabel } from "@/lib/guides/constraints/evaluate-landmark";
import { foldWords } from "@/lib/restaurants/vocabulary";
import { foldName } from "@/lib/restaurants/vocabulary/landmarks";
import { type Quote, splitWords, type Word } from "../words/split-words";
import { withoutDowntownNames } from "./downtowns";
import { landmarkAt, type NamedSpot } from "./landmark-at";
import { walksIn } from "./walks";

/** A landmark that a prompt wants to be near, or away from. */
export type FoundLandmark = Quote & {
  /** The landmark's name, or what several go by: "a BART station". */
  name: string;
  /** The landmarks meant, as values of a constraint; any of them will do. */
  values: string[];
  /** A word such as "near" says so; a bare mention means the same, with less certainty. */
  isNear: boolean;
  /** It says how far one would walk. */
  isOnFoot: boolean;
  isNegated: boolean;
  isSoftened: boolean;
  /** "Before the opera" is an occasion too. */
  isOccasion: boolean;
};

const NEAR =
  /\b(?:near|nr|nearby|nearest(?: to)?|near to|close to|closest to|close by|by|around|next to|beside|opposite|across from|across the street from|outside|walk(?:ing)? (?:distance )?(?:to|of|from)|walkable (?:to|from)|within walking distance|(?:steps|minutes?|mins?|blocks?|doors) (?:away )?(?:from|of|to)|in the (?:area|vicinity) of|within reach of|on the way to|down the street from)$/;
const FAR = /\b(?:not (?:too )?(?:near|by|around|close to|next to)|nowhere near|away from|far from|avoid|avoiding)$/;
const NOT_FAR = /\bnot (?:too |very |that )?(?:far|far away) from$/;
const DISTANCE = /\b(?:walk\w*|steps|minutes?|mins?|blocks?|doors)\b.{0,20}$/;
/** Before a name, these say that the prompt is about something else there, or about somebody's past. */
const ELSEWHERE =
  /\b(?:from|like|than|similar to|instead of|graduated|alum(?:ni)? of|studied at|went to|coming from|moved from|used to (?:live|work) (?:at|near)|views? (?:of|over|onto)|overlook(?:ing|s)?|look(?:ing|s)? (?:out )?(?:on|onto|over|at)|flying (?:in to|into|out of)|landing (?:at|in))$/;
const SOFT =
  /\b(?:ideally|preferably|if possible|maybe|bonus (?:points )?(?:if|for)|would be nice|nice to have)\b.{0,30}$/;
/** What leads up to the weaker names, which mean something else without it: "the Greek", "City Hall". */
const PLACED =
  /\b(?:near|nearby|by|at|around|to|outside|beside|opposite|in|visiting|see|seeing|from|of|before|after)(?: (?:a|the) (?:show|concert|gig|game|match|play|movie|event|opera|conference|visit|tour)s? (?:at|in))?$/;
const FOLLOWED_BY_ELSE =
  /^(?:restaurants?|food|places?|spots?|cuisine|joints?|salad|style|pie|juice|yogurt|cider|butter|blvd|boulevard|st|ave|avenue|road|rd|pub|cafe|bar|taverna?|wine|kitchen)\b/;

/** A picnic is eaten in the park that it names: what is bought for it comes from near there. */
const PICNIC = /\bpicnic/i;
const GREEN = /\b(?:park|gardens?|beach|lake|green|meadow|presidio|marina)\b/i;

/** The landmarks in a prompt, in its order. A neighborhood's own name counts only where a distance is asked for. */
export function findLandmarks(text: string, city: City): FoundLandmark[] {
  const words = splitWords(withoutDowntownNames(text, city), foldName);
  const wantsWalk = walksIn(text).length > 0;
  const found: FoundLandmark[] = [];
  for (let at = 0; at < words.length; ) {
    const hit = landmarkAt(words, at, city);
    if (!hit) {
      at += 1;
      continue;
    }
    const before = wordsBefore(text, words, at);
    const after = clauseAfter(text, words[at + hit.length - 1]?.end ?? 0);
    if (isMeant(hit, before, after, wantsWalk)) {
      const start = words[at]?.start ?? 0;
      const end = words[at + hit.length - 1]?.end ?? start;
      found.push({
        name: hit.name,
        values: hit.values,
        quote: text.slice(start, end),
        start,
        isNear:
          NEAR.test(before) ||
          /^(?:area|vicinity|nearby|walking distance)\b/.test(after) ||
          (PICNIC.test(text) && GREEN.test(hit.name)),
        isOnFoot: wantsWalk || DISTANCE.test(before) || /^walk/.test(after),
        isNegated: FAR.test(before) && !NOT_FAR.test(before),
        isSoftened: SOFT.test(before),
        isOccasion: /\b(?:before|after)$/.test(before),
      });
    }
    at += hit.length;
  }
  return found;
}

/** "Near Oracle Park (within ¾ mile)"; hard where the prompt says "near", unless it was softened. */
export const landmarkConstraint = (...found: FoundLandmark[]): Constraint => {
  const isNegated = found.some((each) => each.isNegated);
  const label = landmarkLabel(...new Set(found.map(({ name }) => name)));
  return {
    field: "landmark",
    values: [...new Set(found.flatMap(({ values }) => values))],
    isNegated,
    ...(found.some(({ isOnFoot }) => isOnFoot) ? { isOnFoot: true } : {}),
    isHard: isNegated || found.some(({ isNear, isOnFoot, isSoftened }) => (isNear || isOnFoot) && !isSoftened),
    label: isNegated ? `not ${label}` : label,
  };
};

/** Any of the named landmarks will do; each that is to be avoided is a constraint of its own. */
export function landmarkConstraints(found: readonly FoundLandmark[]): Constraint[] {
  const wanted = found.filter(({ isNegated }) => !isNegated);
  return [
    ...(wanted.length > 0 ? [landmarkConstraint(...wanted)] : []),
    ...found.filter(({ isNegated }) => isNegated).map((each) => landmarkConstraint(each)),
  ];
}

const BEFORE_MAX = 60;

/** What comes before a word in its clause, folded, without articles right before it. */
function wordsBefore(text: string, words: readonly Word[], at: number): string {
  const start = words[at]?.start ?? 0;
  const clause =
    text
      .slice(Math.max(0, start - BEFORE_MAX), start)
      .split(/[.;:!?\n]/)
      .at(-1) ?? "";
  return foldWords(clause).replace(/(?:^| )(?:(?:the|a|an|our|my|your|any|some|old|new|downtown) ?)+$/, "");
}

const clauseAfter = (text: string, end: number): string =>
  foldWords(/^[^,.;:!?\n()]{0,40}/.exec(text.slice(end))?.[0] ?? "");

function isMeant({ isWeak, isArea, name }: NamedSpot, before: string, after: string, wantsWalk: boolean): boolean {
  const isNear = NEAR.test(before);
  if (ELSEWHERE.test(before) && !isNear && !FAR.test(before) && !NOT_FAR.test(before)) return false;
  if (isArea) return wantsWalk || DISTANCE.test(before) || /^walk/.test(after);
  if (!isWeak) return !/^(?:style|restaurant)\b/.test(after);
  if (name.startsWith("a "))
    return isNear || NOT_FAR.test(before) || DISTANCE.test(before) || /^(?:nearby|accessible)/.test(after);
  return (PLACED.test(before) || isNear || FAR.test(before)) && !FOLLOWED_BY_ELSE.test(after);
}
