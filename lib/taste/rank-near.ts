import { NEAR_SHOWN_MAX, type NearPlace } from "@/lib/contracts/near";
import type { Restaurant, UserStatus } from "@/lib/contracts/restaurant";
import { type Coordinates, distanceMeters } from "@/lib/core/geo/distance";
import { hoursAt } from "@/lib/core/opening-hours";

/** Two miles: a walk for some, a short ride for all. */
export const NEAR_METERS = 3_219;
const KEPT: readonly (UserStatus | null | undefined)[] = ["love", "like", "interested"];

/**
 * The nearest first. Where there are more than are listed, those known to be closed now give way, then those of unknown
 * hours; within each the kept ones stay, then the nearest.
 */
export function rankNear(restaurants: readonly Restaurant[], position: Coordinates, now: Date): NearPlace[] {
  return restaurants
    .map((restaurant) => ({
      restaurant,
      meters: Math.round(distanceMeters(position, restaurant)),
      rank: [opennessRank(restaurant, now), KEPT.includes(restaurant.userStatus) ? 0 : 1],
    }))
    .filter(({ meters }) => meters <= NEAR_METERS)
    .toSorted((a, b) => compare(a.rank, b.rank) || a.meters - b.meters || (a.restaurant.id < b.restaurant.id ? -1 : 1))
    .slice(0, NEAR_SHOWN_MAX)
    .toSorted((a, b) => a.meters - b.meters)
    .map(({ restaurant, meters }) => ({ restaurant, meters }));
}

function opennessRank({ openingHours }: Restaurant, now: Date): number {
  const hours = openingHours && hoursAt(openingHours, now);
  return hours ? (hours.isOpen ? 0 : 2) : 1;
}

const compare = (some: readonly number[], others: readonly number[]): number =>
  some.map((value, at) => value - (others[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
