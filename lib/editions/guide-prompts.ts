import type { Week } from "@/lib/core/week";
import { seasonTheme } from "./season-theme";

/** What every city has. */
const FALLBACK_PROMPT = "A neighborhood dinner with friends";

/** The prompts for a week's guide, in order: a city may have nothing that fits the theme, and still gets a guide. */
export const guidePrompts = (week: Week, theme: string): string[] => [
  ...new Set([theme, seasonTheme(week), FALLBACK_PROMPT]),
];

export type GuideAttempt = {
  prompt: string;
  /** Whether places may come that the weeks around have. */
  mayRepeat: boolean;
};

/** Those prompts with places that readers haven't had lately, and last of all, sooner than no guide, with any. */
export const guideAttempts = (week: Week, theme: string): GuideAttempt[] => [
  ...guidePrompts(week, theme).map((prompt) => ({ prompt, mayRepeat: false })),
  { prompt: theme, mayRepeat: true },
];
