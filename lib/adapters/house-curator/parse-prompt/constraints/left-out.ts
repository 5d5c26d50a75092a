import type { Constraint } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { foldWords } from "@/lib/restaurants/vocabulary";
import { applyModifiers } from "../mentions/apply-modifiers";
import { findMentions } from "../mentions/mentions";
import { findLandmarks, landmarkConstraints } from "../places/landmarks";
import { blankOut } from "../words/split-words";
import { areaConstraints } from "./to-constraints";

/** The landmarks and neighborhoods of a text that its author let go, as they were asked for before. */
export function leftOutConstraints(text: string, quotes: readonly string[], city: City): Constraint[] {
  if (quotes.length === 0) return [];
  const left = quotes.map(foldWords);
  const isLeft = (words: string) => left.some((quote) => quote.includes(words) || words.includes(quote));
  const landmarks = findLandmarks(text, city).filter(({ quote }) => isLeft(foldWords(quote)));
  const areas = applyModifiers(findMentions(blankOut(text, landmarks), city)).filter(
    ({ words, topics }) => topics.some(({ topic }) => topic === "area") && isLeft(words),
  );
  return [...landmarkConstraints(landmarks), ...areaConstraints(areas, city)].filter(({ isNegated }) => !isNegated);
}
