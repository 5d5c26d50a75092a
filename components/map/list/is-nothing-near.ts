import type { Bounds } from "@/lib/core/geo/bounds";
import type { Coordinates } from "../map-canvas-props";
import type { Shown } from "../screen/screen-state";
import { isWithin } from "./list-places";

type Input = {
  shown: Shown;
  /** Null until there is a response. */
  places: readonly Coordinates[] | null;
  view: Bounds | null;
  here: Coordinates | null;
};

/** Whether the map shows where the reader is and none of their places, though they have some elsewhere. */
export const isNothingNear = ({ shown, places, view, here }: Input): boolean =>
  (shown === "saved" || shown === "guide" || shown === "search") &&
  places !== null &&
  places.length > 0 &&
  view !== null &&
  here !== null &&
  isWithin(view, here) &&
  !places.some((place) => isWithin(view, place));
