import { AUTUMN } from "./autumn";
import type { HouseIdea } from "./idea";
import { KITCHENS } from "./kitchens";
import { QUARTERS } from "./quarters";
import { ROOMS } from "./rooms";
import { SPRING } from "./spring";
import { SUMMER } from "./summer";
import { WINTER } from "./winter";

export type { HouseIdea };

/** Everything that the house has ready. */
export const HOUSE_IDEAS: readonly HouseIdea[] = [
  ...WINTER,
  ...SPRING,
  ...SUMMER,
  ...AUTUMN,
  ...QUARTERS,
  ...KITCHENS,
  ...ROOMS,
];
