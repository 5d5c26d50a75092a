import type { Holiday } from "./holiday";
import { HOLIDAYS_JANUARY_TO_JUNE } from "./holidays-january-to-june";
import { HOLIDAYS_JULY_TO_DECEMBER } from "./holidays-july-to-december";

/** The year's feasts as the Bay Area celebrates them, from January on. */
export const HOLIDAYS: readonly Holiday[] = [...HOLIDAYS_JANUARY_TO_JUNE, ...HOLIDAYS_JULY_TO_DECEMBER];
