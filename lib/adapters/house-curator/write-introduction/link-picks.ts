import { areaWithPreposition } from "../grammar/places";
import { capitalize } from "../grammar/words";
import type { Highlight } from "./highlights";

/** Degrees; about a mile. Positions that are only approximate are off by less. */
const APART_MIN = { latitude: 0.015, longitude: 0.018 };

/** Two sentences, each about a pick. */
type Texts = { before: string; text: string };

/**
 * What can stand before a sentence about one pick after one about another: "Farther south, in the Mission" where the
 * sentence before it says where the other one is, else "In the Mission".
 */
export function linksBetween(from: Highlight | undefined, to: Highlight, { before, text }: Texts): string[] {
  const [a, b] = [from?.m.place, to.m.place];
  const area = b.neighbourhood;
  if (!area || names(text, area) || (to.street && text.includes(to.street))) return [];
  const placed = capitalize(areaWithPreposition(area));
  if (!from || !a) return [];
  const isLocated =
    (a.neighbourhood !== null && names(before, a.neighbourhood)) ||
    (from.street !== null && before.includes(from.street));
  if (!isLocated) return [placed];
  if (to.street !== null && to.street === from.street) return ["On the same street", `Also on ${to.street}`];
  if (area === a.neighbourhood) return ["In the same neighborhood", `Also ${areaWithPreposition(area)}`];
  const heading = direction(from, to);
  return heading ? [`Farther ${heading}, ${areaWithPreposition(area)}`] : [placed];
}

/** Whether a text says one of the words of an area's name. */
const names = (text: string, area: string): boolean =>
  (area.match(/\p{Lu}\p{L}{3,}/gu) ?? []).some((word) => text.includes(word));

function direction(from: Highlight, to: Highlight): string | null {
  const north = (to.m.place.latitude - from.m.place.latitude) / APART_MIN.latitude;
  const east = (to.m.place.longitude - from.m.place.longitude) / APART_MIN.longitude;
  if (Math.max(Math.abs(north), Math.abs(east)) < 1) return null;
  if (Math.abs(north) >= Math.abs(east)) return north > 0 ? "north" : "south";
  return east > 0 ? "east" : "west";
}
