import kitchens from "@/data/covers/kitchens.json" with { type: "json" };
import PLACES from "@/data/covers/places.json" with { type: "json" };
import { CITRUS } from "./citrus";
import { coverSeed } from "./random";

/** For each kitchen the drawings that tell it, the most typical first. */
const KITCHENS = new Map(Object.entries(kitchens).map(([name, drawings]) => [name.toLowerCase(), drawings]));

/**
 * All drawings that may stand for a subject, best first: those that the words name, dishes or kitchens, then what those
 * kitchens cook besides, then places to eat at, which fit any guide, and last citrus fruit. The id rotates the last two.
 */
export function rankDrawings(words: readonly string[], id: string): string[] {
  const seed = coverSeed(id);
  return [...new Set([...words.flatMap(drawingsOf), ...rotated(PLACES, seed), ...rotated(CITRUS, seed)])];
}

/** The drawings that a dish or a kitchen names, best first; none for other words. */
export function drawingsOf(word: string): string[] {
  const name = word.toLowerCase();
  const kitchen = KITCHENS.get(name);
  if (kitchen) return kitchen;
  if (PLACES.includes(name) || CITRUS.includes(name)) return [name];
  const cooking = [...KITCHENS.values()].filter((drawings) => drawings.includes(name));
  if (cooking.length > 0) return [name, ...mostTypicalOf(cooking, name)];
  return [...KITCHENS].find(([known]) => ` ${name} `.includes(` ${known} `))?.[1] ?? [];
}

/** The other drawings of the kitchen that the drawing is most typical of. */
function mostTypicalOf(cooking: string[][], name: string): string[] {
  const [first = []] = cooking.toSorted((a, b) => a.indexOf(name) - b.indexOf(name));
  return first;
}

function rotated(names: readonly string[], seed: number): string[] {
  const start = seed % names.length;
  return [...names.slice(start), ...names.slice(0, start)];
}
