import type { City } from "@/lib/cities";
import { cleanWish } from "./clean";
import { mentionsIn, namesFood } from "./mentions";
import { namesIn } from "./names";
import { sift } from "./orders";

const MOST = 4;

/** Words of a wish that nobody here has a meaning for but that may stand in a place's texts: "tiki", "fireplace". */
export function keywordsIn(wish: string, city: City): string[] {
  const { text } = namesIn(sift(cleanWish(wish).text, (part) => namesFood(part, city)).text);
  const words = mentionsIn(text, city).filter(
    (item) => !item.isKnown && item.role === null && /^\p{L}{4,24}$/u.test(item.words),
  );
  return [...new Set(words.map((item) => item.words))].slice(0, MOST);
}
