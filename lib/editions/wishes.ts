import { seasonTheme } from "./season-theme";
import type { Week } from "./week";

/** What every city has. */
const ANY_WEEK = "A neighborhood dinner with friends";

/** What a week's guide is asked for, in order: a city may have nothing that fits the theme, and still gets a guide. */
export const wishesOf = (week: Week, theme: string): string[] => [...new Set([theme, seasonTheme(week), ANY_WEEK])];
