import { joinWithAnd } from "./join-list";
import { describeHours, hoursAt } from "./opening-hours";
import { readWebsite } from "./place-links";

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

const MEALS: Record<string, string> = {
  breakfast: "breakfast",
  brunch: "brunch",
  lunch: "lunch",
  dinner: "dinner",
  "late-night": "late-night food",
};

type Served = { isOpen: boolean; openingHours: readonly string[] | null; meals?: readonly string[] | undefined };

/**
 * "Serves lunch and dinner": in place of hours that nobody knows; null where there are some, or no meals either. What isn't named
 * may be served too: our notes tell what a place has, not what it lacks.
 */
export function mealsText({ isOpen, openingHours, meals = [] }: Served): string | null {
  const served = Object.keys(MEALS).filter((meal) => meals.includes(meal));
  if (!isOpen || openingHours !== null || served.length === 0) return null;
  return `Serves ${joinWithAnd(served.map((meal) => MEALS[meal] ?? meal))}`;
}

type Reachable = { phoneNumber: string | null; website: string | null };

/** What to do about something that isn't known of a place. */
export function askFirst({ phoneNumber, website }: Reachable): string {
  if (phoneNumber !== null) return "Call before you go.";
  return readWebsite(website) ? "Look at its website before you go." : "Look it up before you go.";
}

type Confirmable = Reachable & { isOpen: boolean; isUnconfirmed?: true | undefined };

/** The caution about a place that nothing of late says is open; null of the others, and of one known to have closed. */
export const unconfirmedNote = (place: Confirmable): string | null =>
  place.isUnconfirmed && place.isOpen ? `We could not confirm that it is still open. ${askFirst(place)}` : null;
