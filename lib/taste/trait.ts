import type { City } from "@/lib/core/cities";

type TraitKind = "cuisine" | "area" | "vibe" | "feature" | "occasion" | "price";
/** One thing that a place has or is: "cuisine:Burmese", "area:Oakland/Temescal". */
export type Trait = `${TraitKind}:${string}`;

/** What taste knows of a place. */
export type TastePlace = {
  id: string;
  name: string;
  nameText: string;
  city: City;
  /** The neighborhood, or the town where there is none. */
  area: string | null;
  cuisines: readonly string[];
  vibes: readonly string[];
  features: readonly string[];
  goodFor: readonly string[];
  priceLevel: number | null;
};

export function traitsOf({ city, area, cuisines, vibes, features, goodFor, priceLevel }: TastePlace): Trait[] {
  const traits: Trait[] = [
    ...cuisines.map((value): Trait => `cuisine:${value}`),
    ...vibes.map((value): Trait => `vibe:${value}`),
    ...features.map((value): Trait => `feature:${value}`),
    ...goodFor.map((value): Trait => `occasion:${value}`),
  ];
  // Two cities can have a Chinatown each.
  if (area !== null) traits.push(`area:${city}/${area}`);
  if (priceLevel !== null) traits.push(`price:${priceLevel}`);
  return [...new Set(traits)];
}

export function splitTrait(trait: Trait): [kind: TraitKind, value: string] {
  const at = trait.indexOf(":");
  return [trait.slice(0, at) as TraitKind, trait.slice(at + 1)];
}

/** "Temescal", of a trait that is an area. */
export const areaOf = (value: string): string => value.slice(value.indexOf("/") + 1);
