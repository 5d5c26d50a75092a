import { type City, inCity } from "@/lib/core/cities";
import type { NamedArea } from "./read-query";

/** Towns of its own that share one name: none of them is "around" it. */
const REGION: City = "Peninsula";

/** Whether it is a city by its name ("in Oakland"), whose places also stand for those of the towns around. */
const isNamedTown = ({ city, areas, where }: NamedArea): boolean =>
  city !== null && city !== REGION && areas === null && where === inCity(city);

/** Whether nothing but cities are named, whose own places so come before those of the towns around. */
export const areNamedTowns = (areas: readonly NamedArea[]): boolean => areas.length > 0 && areas.every(isNamedTown);

/** Of what is found there, how many places are in the town itself, the first of them; the others are in towns around. */
export type InTown = { where: string; count: number };

/** Those of the town itself before those around, each in their order; and how many they are, where there are both. */
export function townFirst<P>(
  places: readonly P[],
  areas: readonly NamedArea[],
  isAround: (place: P) => boolean,
): { places: P[]; inTown: InTown | null } {
  if (!areNamedTowns(areas)) return { places: [...places], inTown: null };
  const [own, around] = [places.filter((each) => !isAround(each)), places.filter(isAround)];
  const where = areas.map((area) => area.where).join(" or ");
  return {
    places: [...own, ...around],
    inTown: own.length > 0 && around.length > 0 ? { where, count: own.length } : null,
  };
}
