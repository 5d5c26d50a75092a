import { isAgainst } from "@/lib/contracts/reading";
import type { Constraint } from "@/lib/contracts/stages";
import { isAvoidedForHealth } from "@/lib/guides/constraints/evaluate-food";
import { joinWithOr } from "@/lib/restaurants/vocabulary";
import type { LinkedSpan } from "../spans/apply-spans";
import { personOf } from "../spans/people";
import { CLAUSES, partsOf, startsIn } from "../spans/prompt-parts";

/**
 * "One of us doesn't eat pork": what somebody leaves out for faith or health, beside others who eat it, takes something
 * without it, and no kitchen without it. What would make them ill still does.
 */
export const refusalsOfSome = (
  constraints: readonly Constraint[],
  linked: readonly LinkedSpan[],
  prompt: string,
): Constraint[] =>
  constraints.map((constraint) => {
    const { field, values, isNegated: isRefused, isDanger, isHard } = constraint;
    // A pescatarian leaves out meat, which isn't said.
    const isBound = isHard || (values.length === 1 && values[0] === "meat");
    if (field !== "dish" || !isRefused || !isBound || !values.every(isAvoidedForHealth)) return constraint;
    const isDrink = values.includes("alcohol");
    // What is poured for the others makes nobody ill who merely may not drink it.
    const isHarmless = isDrink ? ABSTAINS.test(prompt) && !ILL.test(prompt) : isUndigested(values, prompt);
    if (isDanger && !isHarmless) return constraint;
    const isNamed = (mentions: LinkedSpan["mentions"], isAsked: (value: string) => boolean) =>
      mentions.some(({ topics }) => topics.some(({ value }) => isAsked(value)));
    const about = linked.filter(
      ({ span, mentions }) =>
        ((isAgainst(span.role) || mentions.some(({ isNegated }) => isNegated)) &&
          isNamed(mentions, (value) => values.includes(value))) ||
        (values.includes("meat") && isNamed(mentions, (value) => value === "pescatarian")),
    );
    const isOfSome =
      about.length > 0 &&
      about.every(({ span }) =>
        isDrink
          ? isDrunkByOthers(span, prompt, constraints.some(isWishForDrinks))
          : personOf(span, prompt) !== undefined,
      );
    if (!isOfSome) return constraint;
    const { isDanger: _, ...harmless } = constraint;
    return { ...harmless, isHard: true, isForSome: true, label: `something without ${joinWithOr(values)}` };
  });

/** What the others order does no harm to whoever digests no milk; to whoever is allergic to it, it may. */
const isUndigested = (values: readonly string[], prompt: string): boolean =>
  values.every((value) => value === "dairy") && !ALLERGIC.test(prompt);
const ALLERGIC =
  /allerg|anaphyla|hives|hospital|epi-?pen|\b(?:react\w*|severe(?:ly)?|deadly|strict(?:ly)?)\b|過敏|过敏|アレルギー|알레르기/i;

/** Why somebody drinks none whom a glass beside them doesn't harm. */
const ABSTAINS =
  /\b(?:pregnan|expecting|nursing|breast-?feed|sober|abstain|driv(?:er|es|ing)\b|muslim|mormon|religio|faith|ramadan|underage|teetotal)/i;
const ILL = /\b(?:allerg|intoleran|anaphyla|react|hives|hospital|epipen|sick|recover|rehab|relaps|alcoholi[cs]m?\b)/i;
/** What is said of alcohol wherever it is poured: "no alcohol in the room", "a place without alcohol", "can't be around alcohol". */
const OF_ROOM =
  /\b(?:rooms?|places?|spots?|restaurants?|somewhere|anywhere|venues?|kitchens?|tables?|premises|menus?|bars?|around|near|sight|smell|served?|serves|serving|sells?|pours?|poured|whole|all of us|everyone|everybody)\b/i;
/** Said of a person, before what they don't drink. "With my dad, no alcohol" is said of the evening. */
const REFUSES =
  /\b(?:avoids?|avoiding|(?:do|does|ca|wo|is|are|should|must|may)n[’']?t|can ?not|can[’']?t|not|never|quit|off|gave up|given up|giving up|stopped|abstains?|hates?|dislikes?|skips?|skipping|allowed no|drinks no)\b/i;
/** What is drunk, and where. */
const DRINKS = ["cocktails", "wine", "beer", "Wine Bar", "Pub", "Brewery"];

const isWishForDrinks = ({ field, values, isNegated }: Constraint): boolean =>
  (field === "goodFor" || field === "cuisine") && !isNegated && values.some((value) => DRINKS.includes(value));

/** Whether one guest drinks no alcohol, and the others may: "my sister avoids alcohol, the rest of us want cocktails". */
function isDrunkByOthers(span: LinkedSpan["span"], prompt: string, asksForDrinks: boolean): boolean {
  const person = personOf(span, prompt);
  const clause = partsOf(prompt, CLAUSES).find((part) => startsIn(span, part))?.text ?? "";
  if (person === undefined || OF_ROOM.test(clause)) return false;
  const at = prompt.lastIndexOf(person, span.start);
  // "No alcohol for my sister".
  return asksForDrinks || at < 0 || REFUSES.test(prompt.slice(at + person.length, span.end));
}
