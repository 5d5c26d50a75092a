import type { WrittenEntry } from "@/lib/guides/stage-types";
import type { Story } from "@/lib/providers/curator";
import { type Dish, gather, type Material } from "../material";
import { fraction } from "../seed";
import { chooseDishes, serves } from "../write-entry/choose-dishes";

/** A pick as the introduction may speak of it. */
export type Highlight = {
  m: Material;
  name: string;
  street: string | null;
  /** A dish that its entry doesn't tell of, where there is one. */
  dish: Dish | null;
  /** "the garlic noodles", with what they are where the entry hasn't said it already; ids of all that is said. */
  plate: string | null;
  /** The plate alone. */
  the: string | null;
  room: string | null;
  ids: string[];
  /** Whether the plate is what the wish asked for. */
  isWanted: boolean;
};

/** Every pick's best thing to mention, in the guide's order. */
export function highlightsOf(story: Story, entries: readonly WrittenEntry[], seed: string): Highlight[] {
  const told = new Set(entries.flatMap(({ sentences }) => sentences.flatMap(({ evidenceIds }) => evidenceIds)));
  const wanted = story.idea.constraints.filter(
    ({ field, isNegated }) => (field === "dish" || field === "cuisine") && !isNegated,
  );
  const named = new Set<string>();
  return story.picks.map((pick) => {
    const m = gather(pick);
    const dishes = chooseDishes(m, story.idea, `${seed}:opening`);
    const isWanted = (dish: Dish) => wanted.some((wish) => serves(dish, wish));
    const rank = (dish: Dish) =>
      (isWanted(dish) ? 4 : 0) +
      (told.has(dish.id) ? 0 : 2) -
      (named.has(dish.name) ? 6 : 0) +
      fraction(`${seed}:${dish.id}`);
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
