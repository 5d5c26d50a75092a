import type { Week } from "@/lib/core/week";
import { seasonTheme } from "./season-theme";

/** What every city has. */
const FALLBACK_PROMPT = "A neighborhood dinner with friends";

/** The prompts for a week's guide, in order: a city may have nothing that fits the theme, and still gets a guide. */
export const guidePrompts = (week: Week, theme: string): string[] => [
  ...new Set([theme, seasonTheme(week), FALLBACK_PROMPT]),
];
