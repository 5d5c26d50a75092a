import { NEAR_SHOWN_MAX, type NearPlace } from "@/lib/contracts/near";
import type { Restaurant, UserStatus } from "@/lib/contracts/restaurant";
import { californiaHour } from "@/lib/core/california-time";
import { type Coordinates, distanceMeters } from "@/lib/core/geo/distance";
import { hoursAt } from "@/lib/core/opening-hours";

/** Two miles: a walk for some, a short ride for all. */
export const NEAR_METERS = 3_219;
const KEPT: readonly (UserStatus | null | undefined)[] = ["love", "like", "interested"];

/** As far as a place that is surely in business may be behind one of which nobody could confirm it. */
const UNCONFIRMED_METERS = 800;

/**
 * The nearest first. Where there are more than are listed, those known to be closed now, or to serve no meal of the hour,
 * give way, then those of unknown hours; within each the kept ones stay, then the nearest that are surely in business.
 */
export function rankNear(restaurants: readonly Restaurant[], position: Coordinates, now: Date): NearPlace[] {
  return restaurants
    .map((restaurant) => ({
      restaurant,
      meters: Math.round(distanceMeters(position, restaurant)),
      rank: [opennessRank(restaurant, now), KEPT.includes(restaurant.userStatus) ? 0 : 1],
    }))
    .filter(({ meters }) => meters <= NEAR_METERS)
    .toSorted((a, b) => compare(a.rank, b.rank) || reach(a) - reach(b) || (a.restaurant.id < b.restaurant.id ? -1 : 1))
    .slice(0, NEAR_SHOWN_MAX)
    .toSorted((a, b) => a.meters - b.meters)
    .map(({ restaurant, meters }) => ({ restaurant, meters }));
}

const reach = ({ restaurant, meters }: NearPlace): number =>
  meters + (restaurant.isUnconfirmed ? UNCONFIRMED_METERS : 0);

function opennessRank({ openingHours, meals }: Restaurant, now: Date): number {
  const hours = openingHours && hoursAt(openingHours, now);
  if (hours) return hours.isOpen ? 0 : 2;
  return meals && !mealsAt(californiaHour(now)).some((meal) => meals.includes(meal)) ? 2 : 1;
}

/** What is eaten at an hour of the day, 0 to 23. */
function mealsAt(hour: number): string[] {
  if (hour < 5) return ["late-night"];
  if (hour < 11) return ["breakfast", "brunch"];
  if (hour < 15) return ["lunch", "brunch"];
  if (hour < 17) return ["lunch", "brunch", "dinner"];
  return hour < 22 ? ["dinner"] : ["dinner", "late-night"];
}

const compare = (some: readonly number[], others: readonly number[]): number =>
  some.map((value, at) => value - (others[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
