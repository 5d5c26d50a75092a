import type { UserStatus } from "@/lib/contracts/restaurant";
import type { Mark } from "./read-marks";
import { splitTrait, type TastePlace, type Trait, traitsOf } from "./trait";

export const STATUS_WEIGHTS: Record<UserStatus, number> = {
  love: 3,
  like: 2,
  interested: 1,
  not_interested: -1,
  never_again: -3,
};
/** What a place cooks says more of it than what it costs. */
const KIND_WEIGHTS = { cuisine: 3, area: 2, vibe: 1, feature: 0.5, occasion: 0.5, price: 0.5 } as const;

/** How much a shared trait says: the more, the fewer places have it. */
export type Rarity = (trait: Trait) => number;

export function rarityAmong(places: readonly TastePlace[]): Rarity {
  const counts = new Map<Trait, number>();
  for (const place of places) for (const trait of traitsOf(place)) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  return (trait) => KIND_WEIGHTS[splitTrait(trait)[0]] * Math.log(1 + places.length / (counts.get(trait) ?? 1));
}

/** For each trait of a reader's marks how much they care for it, less than zero where they rather don't. */
export function weighTraits(marks: readonly Mark[]): Map<Trait, number> {
  const sums = new Map<Trait, number>();
  for (const mark of marks)
    for (const trait of traitsOf(mark)) sums.set(trait, (sums.get(trait) ?? 0) + STATUS_WEIGHTS[mark.status]);
  // Twenty taquerias don't weigh twenty times as much as one.
  return new Map([...sums].map(([trait, sum]) => [trait, Math.sign(sum) * Math.log1p(Math.abs(sum))]));
}

/** How well a place suits these weights; a place of which much is written has no advantage. */
export function scorePlace(place: TastePlace, weights: ReadonlyMap<Trait, number>, rarity: Rarity): number {
  const traits = traitsOf(place);
  const sum = traits.reduce((total, trait) => total + (weights.get(trait) ?? 0) * rarity(trait), 0);
  return sum / Math.sqrt(traits.length || 1);
}
