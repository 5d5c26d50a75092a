import { PROMPT_LENGTH_MAX } from "@/lib/contracts/guide";
import { NUMBER_PATTERN } from "@/lib/core/number-words";

/** So many places make a guide that asks for no more. */
export const SHORT_GUIDE = 2;

const ADDED = " (two places)";
const COUNTED = new RegExp(
  `\\b(?:${NUMBER_PATTERN})\\s+(?:\\w+\\s+)?(?:places?|spots?|restaurants?|picks?|options|choices|stops)\\b`,
  "i",
);

/** A wish for a short guide, which two places make; null where it counts its places itself, or has no room for a word more. */
export const shortPrompt = (prompt: string): string | null =>
  COUNTED.test(prompt) || prompt.length + ADDED.length > PROMPT_LENGTH_MAX ? null : `${prompt.trim()}${ADDED}`;
