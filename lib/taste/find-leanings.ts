import type { City } from "@/lib/core/cities";
import { cuisineFamily } from "@/lib/restaurants/vocabulary/cuisines";
import type { CityTraits } from "./count-traits";
import type { Mark } from "./read-marks";
import { splitTrait, type Trait, traitsOf } from "./trait";
import { leaningWords } from "./trait-words";

/** A trait that a reader's good marks have clearly more often than the catalogue does. */
export type Leaning = { trait: Trait; count: number; chance: number };

/** With fewer good marks there is nothing to say, and with fewer of a trait it isn't one. */
export const MARKS_MIN = 4;
const COUNT_MIN = 3;
const LIFT_MIN = 1.5;
/** How often readers without a taste would have so many of a trait. Each has many traits, so it must be rare. */
const CHANCE_MAX = 0.005;
/** A trait with more never agains than this share of its good marks is no leaning. */
const NEVER_SHARE_MAX = 1 / 3;

export const isGood = ({ status, isDescribed }: Mark): boolean =>
  isDescribed && (status === "love" || status === "like");

/** The traits that could be leanings: often enough among the good marks, and with words for them. */
export function commonTraits(marks: readonly Mark[]): Map<Trait, number> {
  const counts = countBy(marks.filter(isGood));
  return new Map([...counts].filter(([trait, count]) => count >= COUNT_MIN && leaningWords(trait) !== null));
}

/** What stands out in a reader's marks, the least likely first; never a cuisine beside its own kind. */
export function findLeanings(marks: readonly Mark[], catalogue: ReadonlyMap<City, CityTraits>): Leaning[] {
  const good = marks.filter(isGood);
  if (good.length < MARKS_MIN) return [];
  const never = countBy(marks.filter(({ status }) => status === "never_again"));
  return [...commonTraits(marks)]
    .filter(([trait, count]) => (never.get(trait) ?? 0) <= count * NEVER_SHARE_MAX)
    .flatMap(([trait, count]): Leaning[] => {
      const share = expectedShare(trait, good, catalogue);
      const chance = chanceOfAtLeast(count, good.length, share);
      return count >= LIFT_MIN * share * good.length && chance <= CHANCE_MAX ? [{ trait, count, chance }] : [];
    })
    .toSorted((a, b) => a.chance - b.chance || b.count - a.count || (a.trait < b.trait ? -1 : 1))
    .filter(({ trait }, at, all) => !all.slice(0, at).some((before) => isSameKind(before.trait, trait)));
}

function countBy(marks: readonly Mark[]): Map<Trait, number> {
  const counts = new Map<Trait, number>();
  for (const mark of marks) for (const trait of traitsOf(mark)) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  return counts;
}

/** The share of places with a trait where each was taken from its city by chance. */
function expectedShare(trait: Trait, good: readonly Mark[], catalogue: ReadonlyMap<City, CityTraits>): number {
  const shares = good.map(({ city }) => {
    const { places = 0, withTrait } = catalogue.get(city) ?? {};
    return places === 0 ? 1 : (withTrait?.get(trait) ?? 0) / places;
  });
  return shares.reduce((sum, share) => sum + share, 0) / good.length;
}

/** The binomial probability of `count` or more of `total`, each with `share`. */
export function chanceOfAtLeast(count: number, total: number, share: number): number {
  if (share <= 0) return count <= 0 ? 1 : 0;
  if (share >= 1) return 1;
  let logTerm = total * Math.log1p(-share);
  let below = 0;
  for (let hits = 0; hits < count; hits++) {
    below += Math.exp(logTerm);
    logTerm += Math.log((total - hits) / (hits + 1)) + Math.log(share) - Math.log1p(-share);
  }
  return Math.max(0, 1 - below);
}

function isSameKind(a: Trait, b: Trait): boolean {
  const [[kindOfA, valueOfA], [kindOfB, valueOfB]] = [splitTrait(a), splitTrait(b)];
  if (kindOfA !== "cuisine" || kindOfB !== "cuisine") return false;
  return cuisineFamily(valueOfA).has(valueOfB) || cuisineFamily(valueOfB).has(valueOfA);
}
