import type { City } from "@/lib/cities";
import { areaNames } from "@/lib/guides/vocabulary/areas";
import { CUISINES } from "@/lib/guides/vocabulary/cuisines";
import { DISHES } from "@/lib/guides/vocabulary/dishes";
import { foldWords } from "@/lib/guides/vocabulary/fold";
import { DIET_WORDS, OCCASION_WORDS } from "@/lib/guides/vocabulary/occasions";
import { VIBE_WORDS } from "@/lib/guides/vocabulary/vibes";

type Data = { wish: { city: City; wish: string } };

const NO_WISH = /\b(?:ignore (?:all|the|your)|system prompt|capital of|write (?:me )?(?:a poem|code)|who are you)\b/i;
const NEGATION = /\b(?:no|not|not too|without|never|anything but)$/;

/** Plain words of the vocabulary, found as they stand: enough to make a guide from, no more. */
export function readWish({ wish: { city, wish } }: Data) {
  const text = ` ${foldWords(wish)} `;
  const found = (field: string, words: readonly string[], isHard: boolean) =>
    words.flatMap((word) => {
      const at = text.indexOf(` ${foldWords(word)} `);
      if (at === -1 || word.length < 3) return [];
      const isNegated = NEGATION.test(text.slice(0, at).trim());
      return [{ field, values: [word], isNegated, isHard: isHard && !isNegated }];
    });
  const constraints = [
    ...found("cuisine", CUISINES, true),
    ...found(
      "dish",
      DISHES.map(({ name }) => name),
      true,
    ).slice(0, 1),
    ...found("area", [...areaNames(city).keys()], true).slice(0, 1),
    ...found("diet", Object.keys(DIET_WORDS), true),
    ...found("vibe", Object.keys(VIBE_WORDS), false),
    ...found("goodFor", Object.keys(OCCASION_WORDS), false),
  ];
  const words = wish.split(/\s+/).slice(0, 7).join(" ");
  return {
    kind: NO_WISH.test(wish) ? "not_about_food" : "wish",
    title: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
    angle: `Places in ${city} that answer the wish in its own words.`,
    constraints,
    unknowns: [],
    size: null,
  };
}
