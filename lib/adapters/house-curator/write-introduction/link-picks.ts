import { areaWithPreposition } from "../grammar/places";
import type { Highlight } from "./highlights";

/** Degrees; about a mile. Positions that are only approximate are off by less. */
const APART_MIN = { latitude: 0.015, longitude: 0.018 };
const YEARS_MIN = 10;
/** How a place began, as its editors tell it. */
const HISTORY = /\b(?:opened|began|started|founded|bought|took over)\b/;

/** What can stand before a sentence about one pick after one about another: "Farther south, in the Mission". */
export function linksBetween(from: Highlight, to: Highlight, text: string): string[] {
  const [a, b] = [from.m.place, to.m.place];
  const area = b.neighbourhood;
  const isSameArea = area !== null && area === a.neighbourhood;
  const isSameStreet = to.street !== null && to.street === from.street;
  const years = a.foundedIn !== null && b.foundedIn !== null ? b.foundedIn - a.foundedIn : 0;
  const isPlaced = area !== null && (area.match(/\p{Lu}\p{L}{3,}/gu) ?? []).some((word) => text.includes(word));
  const heading = isSameArea ? null : direction(from, to);
  return [
    ...(isSameStreet ? ["On the same street", `Also on ${to.street}`] : []),
    ...(isSameArea && !isSameStreet ? ["In the same neighborhood", `Also ${areaWithPreposition(area)}`] : []),
    ...(heading && area && !isPlaced ? [`Farther ${heading}, ${areaWithPreposition(area)}`] : []),
    ...(Math.abs(years) >= YEARS_MIN && HISTORY.test(text) ? [years < 0 ? "Years before" : "Years later"] : []),
  ];
}

function direction(from: Highlight, to: Highlight): string | null {
  const north = (to.m.place.latitude - from.m.place.latitude) / APART_MIN.latitude;
  const east = (to.m.place.longitude - from.m.place.longitude) / APART_MIN.longitude;
  if (Math.max(Math.abs(north), Math.abs(east)) < 1) return null;
  if (Math.abs(north) >= Math.abs(east)) return north > 0 ? "north" : "south";
  return east > 0 ? "east" : "west";
}
