import type { AcceptedIdea } from "@/lib/contracts/stages";
import { DIET_SYNONYMS } from "@/lib/restaurants/vocabulary";

export const RAIN = /\b(?:rain\p{L}*|storm\p{L}*|drizzl\p{L}*|downpour|wet (?:day|night|evening|week))\b/iu;

type LooseTag = { tag: string; cue: RegExp; said: RegExp };

/** Occasions that a near word of the wish ranks places by, and that may be told only where the wish says them. */
const LOOSE_TAGS: readonly LooseTag[] = [
  { tag: "rainy-day", cue: /\b(?:fog|foggy|gloomy|gr[ae]y day|cold)\b/i, said: RAIN },
  {
    tag: "grandparents",
    cue: /\b(?:parents|folks|in[- ]laws?|dad|mom|mother|father)\b/i,
    said: /\b(?:grand\p{L}+|gran(?:ny)?|nana?|abuel\p{L}+|nonn\p{L}|oma|opa|lol[ao]|elderly|older|seniors?|\d{2}[- ]year)/iu,
  },
  {
    tag: "kids",
    cue: /\bfamil(?:y|ies)\b/i,
    said: /\b(?:kid|child|toddler|bab(?:y|ies)|infant|son|daughter|little one|stroller|high ?chair|nephew|niece|twin)/i,
  },
];

/**
 * What a guide may tell its reader of the wish: a father is no grandfather, fog is no rain. What only its author calls a
 * diet is told at the guide's top; in a sentence it would be no English: "stroke cooking".
 */
export function toldIdea({ prompt, idea }: { prompt: string; idea: AcceptedIdea }): AcceptedIdea {
  const unsaid = new Set(
    LOOSE_TAGS.flatMap(({ tag, cue, said }) => (cue.test(prompt) && !said.test(prompt) ? [tag] : [])),
  );
  return {
    ...idea,
    constraints: idea.constraints.flatMap((constraint) => {
      if (constraint.field === "diet")
        return constraint.values.some((value) => value in DIET_SYNONYMS) ? [constraint] : [];
      const values = constraint.values.filter((value) => !unsaid.has(value));
      return values.length > 0 ? [{ ...constraint, values }] : [];
    }),
  };
}
