import { describeHours, hoursAt } from "./opening-hours";

export const priceSigns = (level: number): string => "$".repeat(level);
export const priceLevelText = (level: number): string => `Price level ${level} of 4`;

const MAX_CUISINES = 2;

/** "Thai, Vegan": the first two say what a place is. */
export const cuisinesText = ({ cuisines }: { cuisines: readonly string[] }): string =>
  cuisines.slice(0, MAX_CUISINES).join(", ");

/** "Outer Sunset", or a town of the Peninsula: where the city itself goes without saying. */
export const nearbyText = ({ humanizedLocation, city }: { humanizedLocation: string; city: string }): string =>
  humanizedLocation.replace(`, ${city}`, "");

/** "Open until 11 PM"; null where nobody knows, and where a place has closed for good or for now. */
export function hoursText(
  { isOpen, openingHours }: { isOpen: boolean; openingHours: readonly string[] | null },
  now: Date,
) {
  const hours = isOpen && openingHours ? hoursAt(openingHours, now) : null;
  return hours && describeHours(hours);
}
