import { isWish, type PromptReading } from "@/lib/contracts/reading";
import { overlap } from "../mentions/locate-mentions";

const MEAL = "dinner|supper|lunch|brunch|breakfast|meal";
/** A party in its season may be on another day: "our Christmas party". */
const FEAST = new RegExp(
  `\\b(?:(?:christmas|xmas|new year['’]?s) (?:eve|day)|(?:christmas|new year['’]?s)(?= (?:${MEAL})\\b)|(?<=\\bon )(?:christmas|new year['’]?s)|thanksgiving(?: day)?(?! (?:leftovers|week))|easter(?: (?:sunday|monday))?|(?:mother|father|valentine)['’]?s day|memorial day|labor day|independence day|(?:the )?(?:4th|fourth) of july)\\b`,
  "giu",
);

/** The readings, with the feast days that are judged as occasions told as days too: many houses are closed on them. */
export function withFeastDays(readings: readonly PromptReading[], prompt: string): PromptReading[] {
  const feasts = [...prompt.matchAll(FEAST)].map(({ 0: name, index }) => ({
    name,
    range: { start: index, end: index + name.length },
  }));
  return readings.flatMap((reading): PromptReading[] => {
    const { quote, start, role, type, outcome } = reading;
    const feast = feasts.find(({ range }) => overlap(range, { start, end: start + quote.length }));
    const isToldAsDay = readings.some(
      (each) =>
        each.type === "time" &&
        feast &&
        overlap(feast.range, { start: each.start, end: each.start + each.quote.length }),
    );
    if (!feast || isToldAsDay || type !== "occasion" || outcome !== "judged" || !isWish(role)) return [reading];
    return [reading, { quote, start, role, type: "time", outcome: "not judged", label: feast.name }];
  });
}
