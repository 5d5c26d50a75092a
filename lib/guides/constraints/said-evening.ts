import type { Constraint, GuideInput } from "@/lib/contracts/stages";
import { foldAccents } from "@/lib/restaurants/vocabulary";
import { SWEETS } from "@/lib/restaurants/vocabulary/cuisines";

/** Words for the evening in any spelling, that no list of meals has. */
const EVENING =
  /\bto-?nites?\b|\btonights?\b|\btnite\b|\b2 ?-?n(?:ite|ight)\b|\bdin[ -]?dins?\b|\b(?:evening|nite|night) out\b|\b(?:an?|the|this|late|early|our|my|in the|for the) evening\b(?! (?:walk|stroll|light|sun))/i;

/** What has an hour of its own, or is wanted at any. */
const ANY_HOUR = ["breakfast", "brunch", "lunch", "dessert", "picnic", "cocktails", "beer", "wine"];

/** With dinner, where a wish says that it is for the evening and names no meal: a house that closes at four is none for tonight. */
export function withSaidEvening(
  constraints: Constraint[],
  { prompt, corrections = [] }: Pick<GuideInput, "prompt" | "corrections">,
): Constraint[] {
  const said = EVENING.exec(foldAccents(prompt))?.[0];
  if (said === undefined || constraints.some(saysWhen)) return constraints;
  const isCorrected = corrections.some(({ quote }) => quote.toLowerCase().includes(said.toLowerCase()));
  return isCorrected ? constraints : [...constraints, DINNER];
}

const DINNER: Constraint = { field: "meal", values: ["dinner"], label: "dinner", isNegated: false, isHard: false };

const saysWhen = ({ field, values }: Constraint): boolean =>
  field === "meal" || values.some((value) => ANY_HOUR.includes(value) || SWEETS.includes(value));
