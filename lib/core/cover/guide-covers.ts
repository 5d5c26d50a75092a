import { rankDrawings } from "./rank-drawings";
import { recommendedDishes } from "./recommended-dishes";
import { refusedDrawings } from "./refused-drawings";
import { coverDrawing } from "./shelf-covers";

type DrawnEntry = {
  flavorText: string;
  verdicts: readonly { label: string }[];
  restaurant: { id: string; cuisines: readonly string[] };
};
type DrawnGuide = { id: string; coverCuisine: string; entries: readonly DrawnEntry[] };

/**
 * The drawings of a guide's cover and of its entries, none of them twice: an entry has the dish that its text
 * recommends, or else one of its kitchen's, and nothing that the prompt refused.
 */
export function guideCovers(guide: DrawnGuide): { cover: string; entries: string[] } {
  const cover = coverDrawing(guide);
  const taken = new Set([cover]);
  const entries = guide.entries.map(({ flavorText, verdicts, restaurant }) => {
    const refused = refusedDrawings(verdicts.map(({ label }) => label));
    const dishes = recommendedDishes(flavorText);
    const ranked = new Set([...dishes, ...rankDrawings(restaurant.cuisines, restaurant.id)]);
    const drawing = [...ranked].find((name) => !taken.has(name) && !refused.has(name)) ?? "";
    taken.add(drawing);
    return drawing;
  });
  return { cover, entries };
}
