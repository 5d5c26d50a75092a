import { AUTUMN_THEMES } from "./autumn";
import { CUISINE_THEMES } from "./cuisines";
import { NEIGHBORHOOD_THEMES } from "./neighborhoods";
import { OCCASION_THEMES } from "./occasions";
import type { PreparedTheme } from "./prepared-theme";
import { SPRING_THEMES } from "./spring";
import { SUMMER_THEMES } from "./summer";
import { WINTER_THEMES } from "./winter";

export type { PreparedTheme };

/** All prepared themes. */
export const PREPARED_THEMES: readonly PreparedTheme[] = [
  ...WINTER_THEMES,
  ...SPRING_THEMES,
  ...SUMMER_THEMES,
  ...AUTUMN_THEMES,
  ...NEIGHBORHOOD_THEMES,
  ...CUISINE_THEMES,
  ...OCCASION_THEMES,
];
