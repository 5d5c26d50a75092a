import { seededRandom } from "@/lib/core/cover/random";
import { fnv1a } from "@/lib/core/fnv1a";
import { type Explanation, explain } from "./explain";
import { isLikeNeverAgain } from "./is-like-never-again";
import type { Mark } from "./read-marks";
import type { TastePlace } from "./trait";
import { rarityAmong, scorePlace, weighTraits } from "./weigh-traits";

/** An open place of the reader's cities, which they may have dismissed on the same day. */
export type Candidate = TastePlace & { isUnconfirmed: boolean };
export type Choice = Explanation & { id: string };

type Input = {
  candidates: readonly Candidate[];
  marks: readonly Mark[];
  /** The places that the reader dismissed on this day: they are out, and change nothing else until tomorrow. */
  dismissed: ReadonlySet<string>;
  /** The reader and the day. */
  seed: string;
};

const CHOICES_MAX = 3;
/** A day moves each score by up to this share of it, up or down. */
const DAILY_SHIFT = 0.4;

/**
 * Up to three places that suit the marks, confirmed ones first, each of another first cuisine, the same all day. A place
 * that is like one never wanted again is none of them, nor is one of the same name as a marked one.
 */
export function chooseThree({ candidates, marks, dismissed, seed }: Input): Choice[] {
  const settled = marks.filter(({ id }) => !dismissed.has(id));
  const never = settled.filter(({ status }) => status === "never_again");
  const knownNames = new Set(settled.map(({ nameText }) => nameText));
  const rarity = rarityAmong(candidates);
  const weights = weighTraits(settled);
  const ranked = candidates
    .filter((place) => !dismissed.has(place.id) && !knownNames.has(place.nameText))
    .map((place) => ({ place, score: scorePlace(place, weights, rarity) * dailyFactor(seed, place.id) }))
    .filter(({ score }) => score > 0)
    .toSorted(
      (a, b) =>
        Number(a.place.isUnconfirmed) - Number(b.place.isUnconfirmed) ||
        b.score - a.score ||
        (a.place.id < b.place.id ? -1 : 1),
    );

  const choices: Choice[] = [];
  const firstCuisines = new Set<string | undefined>();
  for (const { place } of ranked) {
    if (choices.length === CHOICES_MAX) break;
    if (firstCuisines.has(place.cuisines[0]) || never.some((mark) => isLikeNeverAgain(place, mark))) continue;
    const explanation = explain(place, settled, rarity);
    if (explanation === null) continue;
    firstCuisines.add(place.cuisines[0]);
    choices.push({ id: place.id, ...explanation });
  }
  return choices;
}

/** The generator mixes: the hash alone changes little with the last letter of a date. */
const dailyFactor = (seed: string, id: string): number =>
  1 + DAILY_SHIFT * (2 * seededRandom(fnv1a(`${id} ${seed}`))() - 1);
