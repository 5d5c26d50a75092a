import { rankDrawings } from "./rank-drawings";

type DrawnGuide = { id: string; coverCuisine: string };

/** A new guide's cover is unlike those of so many before it: more than the neighbors, above and below too, of any card on a shelf. */
export const SHELF_WINDOW = 6;

/** The drawing of a guide's cover: the same on every shelf, on its page, in its email and on its social image. */
export const coverDrawing = ({ id, coverCuisine }: DrawnGuide): string => rankDrawings([coverCuisine], id)[0] ?? "";
