import type { SpanType } from "@/lib/contracts/reading";
import type { City } from "@/lib/core/cities";
import type { ReadSpan } from "../../wish-reader/read-spans";
import { mentionsFood } from "../mentions/mentions";
import { blankOutTexts } from "../words/split-words";
import { SURE_OF_BACKGROUND } from "./apply-spans";

const FOODS: readonly SpanType[] = ["cuisine", "dish", "ingredient", "diet", "meal"];
const PLACES: readonly SpanType[] = ["area", "landmark", "place"];
const SURE_OF_FOOD = 0.8;

/**
 * Whether a part of a prompt surely says something of a food to have or to avoid, whatever its form: "What's your go-to
 * for dosa?" The vocabulary must know the food, since the model knows no domain and calls a plumber a dish.
 */
export const hasFoodSpan = (part: string, spans: readonly ReadSpan[], prompt: string, city: City): boolean =>
  spans.some(({ start, end, type, role, typeConfidence, roleConfidence }) => {
    const quote = prompt.slice(start, end);
    const isSure = typeConfidence >= SURE_OF_FOOD && roleConfidence >= SURE_OF_FOOD;
    return isSure && role !== "background" && FOODS.includes(type) && part.includes(quote) && mentionsFood(quote, city);
  });

/** The places that are only background: "my mother, who lives in Fremont". */
export const backgroundPlaces = (spans: readonly ReadSpan[], prompt: string): string[] =>
  spans
    .filter(({ type, role }) => role === "background" && PLACES.includes(type))
    .filter(({ roleConfidence }) => roleConfidence >= SURE_OF_BACKGROUND)
    .map(({ start, end }) => prompt.slice(start, end));

/** A text of a prompt without them. */
export const withoutBackgroundPlaces = (text: string, spans: readonly ReadSpan[], prompt: string): string =>
  blankOutTexts(text, backgroundPlaces(spans, prompt));
