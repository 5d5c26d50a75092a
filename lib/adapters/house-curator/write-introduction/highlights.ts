import type { WrittenEntry } from "@/lib/contracts/stages";
import type { GuideBrief } from "@/lib/ports/curator";
import { gatherMaterial, type MaterialDish, type PlaceMaterial } from "../place-material";
import { seededFraction } from "../seeded-random";
import { matchesConstraint, rankDishes } from "../write-entry/rank-dishes";

/** A pick as the introduction may speak of it. */
export type Highlight = {
  m: PlaceMaterial;
  name: string;
  street: string | null;
  /** A dish that its entry doesn't mention, where there is one. */
  dish: MaterialDish | null;
  /** "the garlic noodles", with what they are where the entry hasn't said it already; ids of all that is said. */
  plate: string | null;
  /** The plate alone. */
  the: string | null;
  room: string | null;
  ids: string[];
  /** Whether the dish was requested. */
  isWanted: boolean;
};

/** Every pick's best thing to mention, in the guide's order. */
export function highlightsOf(story: GuideBrief, entries: readonly WrittenEntry[], seed: string): Highlight[] {
  const told = new Set(entries.flatMap(({ sentences }) => sentences.flatMap(({ evidenceIds }) => evidenceIds)));
  const wanted = story.idea.constraints.filter(
    ({ field, isNegated }) => (field === "dish" || field === "cuisine") && !isNegated,
  );
  const named = new Set<string>();
  return story.picks.map((pick) => {
    const m = gatherMaterial(pick);
    const dishes = rankDishes(m, story.idea, `${seed}:opening`);
    const isWanted = (dish: MaterialDish) => wanted.some((requested) => matchesConstraint(dish, requested));
    const rank = (dish: MaterialDish) =>
      (isWanted(dish) ? 4 : 0) +
      (told.has(dish.id) ? 0 : 2) -
      (named.has(dish.name) ? 6 : 0) +
      seededFraction(`${seed}:${dish.id}`);
    const dish = [...dishes].sort((a, b) => rank(b) - rank(a))[0] ?? null;
    if (dish) named.add(dish.name);
    const isNew = dish !== null && !told.has(dish.id) && dish.detail !== null && dish.detail.split(" ").length < 14;
    const room = m.room && !told.has(m.room.id) && m.room.phrase.split(" ").length < 16 ? m.room.phrase : null;
    return {
      m,
      name: m.name,
      street: m.street,
      dish,
      the: dish?.the ?? null,
      plate: dish && (isNew ? `${dish.the}, ${dish.detail}` : dish.the),
      room,
      isWanted: dish !== null && isWanted(dish),
      ids: [dish?.id, room ? m.room?.id : null, m.factsId].filter((id) => typeof id === "string"),
    };
  });
}
