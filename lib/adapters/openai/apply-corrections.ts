import { isAgainst, type PromptCorrection, type SpanType } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { isSameQuote } from "@/lib/guides/cross-check/subjects";
import type { ParsedConstraint, ParsedPrompt } from "./parsed-prompt";
import { fieldOf } from "./prompt-constraints";

/** Gives each quote that the author corrected the role and the meaning that they gave it, whatever the model read. */
export const applyCorrections = (
  parsed: ParsedPrompt,
  corrections: readonly PromptCorrection[],
  city: City,
): ParsedPrompt => corrections.reduce((before, correction) => applyCorrection(before, correction, city), parsed);

function applyCorrection(parsed: ParsedPrompt, correction: PromptCorrection, city: City): ParsedPrompt {
  const { role, means } = correction;
  const isOther = ({ quote }: { quote: string }) => !isSameQuote(quote, correction.quote);
  const corrected = parsed.constraints.filter((constraint) => !isOther(constraint));
  const kept = means === undefined ? corrected.map((constraint) => ({ ...constraint, role })) : [];
  return {
    constraints: [
      ...parsed.constraints.filter(isOther),
      ...(kept.length > 0 ? kept : [newConstraint(correction, corrected[0], city)]),
    ],
    unknowns: parsed.unknowns.filter(isOther),
    unsure: parsed.unsure.filter(isOther),
  };
}

function newConstraint(
  { quote, role, means }: PromptCorrection,
  former: ParsedConstraint | undefined,
  city: City,
): ParsedConstraint {
  const words = means ?? quote;
  const field = fieldOf(words, city) ?? (isAgainst(role) ? "dish" : "keyword");
  const type = role === "danger" ? "allergen" : (TYPE_BY_FIELD[field] ?? former?.type ?? "dish");
  return { quote, role, type, field, values: [words], isHard: true };
}

const TYPE_BY_FIELD: Partial<Record<ParsedConstraint["field"], SpanType>> = {
  cuisine: "cuisine",
  dish: "dish",
  diet: "diet",
  vibe: "vibe",
  goodFor: "occasion",
  meal: "meal",
  feature: "feature",
  area: "area",
};
