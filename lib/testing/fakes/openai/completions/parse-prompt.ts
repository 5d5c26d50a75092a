import type { City } from "@/lib/core/cities";
import { areasByName } from "@/lib/restaurants/vocabulary/areas";
import { CUISINES } from "@/lib/restaurants/vocabulary/cuisines";
import { DISHES } from "@/lib/restaurants/vocabulary/dishes";
import { foldWords } from "@/lib/restaurants/vocabulary/fold";
import { DIET_SYNONYMS, OCCASION_SYNONYMS } from "@/lib/restaurants/vocabulary/occasions";
import { VIBE_SYNONYMS } from "@/lib/restaurants/vocabulary/vibes";

type ParsePromptData = { request: { city: City; prompt: string } };

const NOT_A_FOOD_PROMPT =
  /\b(?:ignore (?:all|the|your)|system prompt|capital of|write (?:me )?(?:a poem|code)|who are you)\b/i;
const NEGATION = /\b(?:no|not|not too|without|never|anything but)$/;

/** Plain words of the vocabulary, matched verbatim: enough to make a guide from, no more. */
export function parsePrompt({ request: { city, prompt } }: ParsePromptData) {
  const text = ` ${foldWords(prompt)} `;
  const found = (field: string, type: string, words: readonly string[], isHard: boolean) =>
    words.flatMap((word) => {
      const index = text.indexOf(` ${foldWords(word)} `);
      if (index === -1 || word.length < 3) return [];
      const isNegated = NEGATION.test(text.slice(0, index).trim());
      return [{ quote: word, role: isNegated ? "avoid" : "want", type, field, values: [word], isHard }];
    });
  const constraints = [
    ...found("cuisine", "cuisine", CUISINES, true),
    ...found(
      "dish",
      "dish",
      DISHES.map(({ name }) => name),
      true,
    ).slice(0, 1),
    ...found("area", "area", [...areasByName(city).keys()], true).slice(0, 1),
    ...found("diet", "diet", Object.keys(DIET_SYNONYMS), true),
    ...found("vibe", "vibe", Object.keys(VIBE_SYNONYMS), false),
    ...found("goodFor", "occasion", Object.keys(OCCASION_SYNONYMS), false),
  ];
  const words = prompt.split(/\s+/).slice(0, 7).join(" ");
  return {
    kind: NOT_A_FOOD_PROMPT.test(prompt) ? "not_about_food" : "food_request",
    title: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
    angle: `Places in ${city} that fit the prompt in its own words.`,
    constraints,
    unknowns: [],
    unsure: [],
    size: null,
  };
}
