import type { Place } from "@/lib/contracts/stages";

type PickOrder = {
  name: string;
  /** A place's rank in this order; null where it is unknown. */
  rankOf: (place: Place) => number | null;
  /** The least distance from the first pick to the last for the order to be worth naming. */
  spreadMin: number;
  /** The least number of different ranks. */
  distinctMin: number;
};

const MEALS = ["breakfast", "brunch", "lunch", "dinner", "late-night"];
const last = (values: string[], scale: string[]) => Math.max(...values.map((value) => scale.indexOf(value)));
const first = (values: string[], scale: string[]) =>
  Math.min(...values.map((value) => scale.indexOf(value)).filter((index) => index >= 0));

/** The time of day of a place: its first meal counts most, its last one breaks ties. */
const hourOf = ({ meals }: Place): number | null => {
  const known = meals.filter((meal) => MEALS.includes(meal));
  return known.length === 0 ? null : first(known, MEALS) + last(known, MEALS) / 10;
};

/** Degrees of latitude and longitude; about a mile is 0.015 north and 0.018 east. */
export const ORDERS: readonly PickOrder[] = [
  { name: "north to south", rankOf: ({ latitude }) => -latitude, spreadMin: 0.02, distinctMin: 3 },
  { name: "south to north", rankOf: ({ latitude }) => latitude, spreadMin: 0.02, distinctMin: 3 },
  { name: "west to east", rankOf: ({ longitude }) => longitude, spreadMin: 0.025, distinctMin: 3 },
  { name: "east to west", rankOf: ({ longitude }) => -longitude, spreadMin: 0.025, distinctMin: 3 },
  { name: "cheap to splurge", rankOf: ({ priceLevel }) => priceLevel, spreadMin: 2, distinctMin: 3 },
  { name: "early to late", rankOf: hourOf, spreadMin: 2, distinctMin: 3 },
  { name: "oldest to newest", rankOf: ({ foundedIn }) => foundedIn, spreadMin: 20, distinctMin: 3 },
];

/** Whether the places are in this order and differ enough for it to mean something. */
export function followsOrder(order: PickOrder, places: readonly Place[]): boolean {
  const values = places.map(order.rankOf);
  if (values.some((value) => value === null)) return false;
  const known = values.filter((value) => value !== null);
  return (
    isOrderMeaningful(order, places) &&
    known.every((value, index) => index === 0 || (known[index - 1] ?? value) <= value)
  );
}

/** Whether the places differ enough for the order to be worth naming. */
export function isOrderMeaningful(order: PickOrder, places: readonly Place[]): boolean {
  const values = places.map(order.rankOf);
  if (places.length < 3 || values.some((value) => value === null)) return false;
  const known = values.filter((value) => value !== null);
  return (
    Math.max(...known) - Math.min(...known) >= order.spreadMin &&
    new Set(known).size >= Math.min(order.distinctMin, places.length)
  );
}
