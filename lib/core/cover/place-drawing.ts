import { rankDrawings } from "./rank-drawings";
import { recommendedDishes } from "./recommended-dishes";

type DrawnPlace = { id: string; cuisines: readonly string[]; editorialSummary: string | null };

/** What stands for a place by itself: the dish that its summary names first, or else one of its kitchen's. */
export const placeDrawing = ({ id, cuisines, editorialSummary }: DrawnPlace): string =>
  [...recommendedDishes(editorialSummary ?? ""), ...rankDrawings(cuisines, id)][0] ?? "";
