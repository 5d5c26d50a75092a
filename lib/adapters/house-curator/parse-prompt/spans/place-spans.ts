import { isAgainst } from "@/lib/contracts/reading";
import type { ReadSpan } from "../../wish-reader/read-spans";
import { overlap, type Range } from "../mentions/locate-mentions";
import type { NamedPlace } from "../places/place-names";

/**
 * The spans, with one for each known restaurant that is compared with or ruled out, whatever the model takes its words for:
 * "dim sum but not Yank Sing".
 */
export function withPlaceNames(spans: readonly ReadSpan[], named: readonly NamedPlace[], prompt: string): ReadSpan[] {
  const places = named.flatMap(({ name, place, isModel }): ReadSpan[] => {
    if (place === null) return [];
    const ranges = occurrences(name, prompt);
    const isRefused = spans.some(
      ({ role, ...span }) => isAgainst(role) && ranges.some((range) => overlap(span, range)),
    );
    const role = isModel && !isRefused ? "want" : "avoid";
    return ranges.map((range) => ({
      ...range,
      type: "place",
      typeConfidence: 1,
      role,
      roleConfidence: 1,
      againstProbability: 0,
    }));
  });
  const others = spans.filter((span) => !places.some((place) => overlap(span, place)));
  return [...others, ...places].sort((a, b) => a.start - b.start);
}

function occurrences(name: string, prompt: string): Range[] {
  const ranges: Range[] = [];
  for (let at = prompt.indexOf(name); at >= 0; at = prompt.indexOf(name, at + name.length)) {
    ranges.push({ start: at, end: at + name.length });
  }
  return ranges;
}
