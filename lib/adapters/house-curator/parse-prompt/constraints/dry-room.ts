import { foldWords } from "@/lib/restaurants/vocabulary";
import type { Mention } from "../mentions/mentions";

/** The feature of a room without drinks. */
export const DRY = "alcohol-free";
const POURS = "serves-alcohol";

/** A bar that is furniture: "no bar seating". */
const OF_BAR =
  /^(?:bar )?(?:seats?|seating|stools?|counters?|tables?|tops?|area|spots?|height|food|snacks?|crowd|scene|noise|music|fight|bites?)\b/;
/** Around a place that is dry since it rains. */
const WEATHER = /\b(?:rain\w*|storm\w*|drizzl\w*|downpour|weather|umbrellas?|shelter\w*|soaked|snow\w*)\b/;
const AND_WARM = /\b(?:warm|cozy|cosy|covered|heated|indoors?|safe|toasty)(?: ,)?(?: and)? $/;
const NOT = "(?:not|never|[a-z]+n t|(?:do|does|need|is|wo|would|did|should|are)nt)";
/** Folded, before it: nobody needs it. */
const NEEDLESS = new RegExp(
  `\\b(?:${NOT} (?:really |even )?(?:(?:have|has|got) to|needs?|care|mind|insist|required|necessar(?:y|ily))|needn t|neednt|no need|without needing)\\b`,
);
const NEGATION = new RegExp(
  `\\b(?:${NOT}|no|non|nothing|none|nowhere|without|avoid\\w*|anything but|rather than|instead of|skip|hates?)\\b`,
);
const BOOZY = "boozy";
/** "Not too boozy" has drinks. */
const DEGREE = /\b(?:too|so|very|overly|super|that|all that|really|crazy|particularly|as) $/;

/**
 * Whether a wish asks for a room whose kitchen and bar have no alcohol, and how much: one that needn't be dry isn't asked
 * to be, and nor is one that is to be dry in the rain, or to have no stools at the bar.
 */
export function dryRoom(items: readonly Mention[]): "hard" | "soft" | null {
  const asking = items.filter((item, at) => asksForDry(items, item, at));
  if (asking.length === 0) return null;
  return asking.every(({ isSoftened, words }) => isSoftened || words === BOOZY) ? "soft" : "hard";
}

/** What makes more of it than a preference: a faith, abstinence, whatever it would do to somebody. */
const MUST =
  /\b(?:muslims?|islam\w*|mormons?|lds|halal|kosher|ramadan|relig\w+|faith|sober|sobriety|recover\w*|rehab|relaps\w*|alcoholi(?:c|cs|sm)|aa|pregnan\w*|expecting|nursing|medications?|meds)\b/;
const RATHER_NOT = /\b(?:rather|prefers?|preferr?ed|preferably|ideally|if possible|if you can)\b/;
const IF_POSSIBLE = ["if possible", "if you can"];

/** Whether no alcohol is a mere preference: "ideally no alcohol", "would rather not be around alcohol". */
export function isDrySoft(items: readonly Mention[]): boolean {
  const refused = items.flatMap((item, at) =>
    item.isNegated && item.topics.some(({ topic, value }) => topic === "food" && value === "alcohol") ? [at] : [],
  );
  if (refused.length === 0 || dryRoom(items) === "hard") return false;
  if (items.some(({ words }) => MUST.test(words))) return false;
  return refused.every((at) => {
    const [next, last] = items.slice(at + 1, at + 3);
    const isAfterwards = next?.words === "," && IF_POSSIBLE.includes(last?.words ?? "");
    return (
      !items[at]?.isDanger && (items[at]?.isSoftened || isAfterwards || RATHER_NOT.test(wordsOf(items.slice(0, at))))
    );
  });
}

function asksForDry(items: readonly Mention[], item: Mention, at: number): boolean {
  const has = (value: string) => item.topics.some((found) => found.topic === "feature" && found.value === value);
  const before = `${wordsOf(items.slice(Math.max(0, at - 6), at))} `;
  if (has(POURS)) return item.isNegated && !NEEDLESS.test(before) && !(item.words === BOOZY && DEGREE.test(before));
  // The model refuses what "alcohol-free" is free of.
  if (!has(DRY) || NEEDLESS.test(before) || (item.isNegated && NEGATION.test(before))) return false;
  if (/\bbar$/.test(item.words))
    return !OF_BAR.test(
      items
        .slice(at + 1, at + 3)
        .map(({ words }) => words)
        .join(" "),
    );
  if (!/^dry\b/.test(item.words)) return true;
  const near = items.slice(Math.max(0, at - 3), at).map(({ words }) => words);
  return !items.some(({ words }) => WEATHER.test(words)) && !AND_WARM.test(`${near.join(" ")} `);
}

/** Of a clause, as it was read. */
const wordsOf = (items: readonly Mention[]): string =>
  foldWords(
    items
      .slice(items.findLastIndex(({ role }) => role === "mark") + 1)
      .map(({ words }) => words)
      .join(" "),
  );
