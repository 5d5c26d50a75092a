import { rankDrawings } from "./rank-drawings";

type ShelfGuide = { id: string; coverCuisine: string };

/** So many covers in a row are all different: more than the neighbors, above and below too, of any card on a shelf. */
export const SHELF_WINDOW = 6;

/** The drawing of a guide's cover, as its page, its email and its social image show it. */
export const coverDrawing = ({ id, coverCuisine }: ShelfGuide): string => rankDrawings([coverCuisine], id)[0] ?? "";

/** The drawings of a list of guides: each guide's own, or its next best where a neighbor before it has that one. */
export function shelfCovers(guides: readonly ShelfGuide[]): string[] {
  const chosen: string[] = [];
  for (const { id, coverCuisine } of guides) {
    const near = chosen.slice(-SHELF_WINDOW);
    chosen.push(rankDrawings([coverCuisine], id).find((drawing) => !near.includes(drawing)) ?? "");
  }
  return chosen;
}
