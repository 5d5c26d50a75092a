import { isAgainst, type PromptCorrection, type SpanType } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { isSameQuote } from "@/lib/guides/second-reading/subjects";
import type { HeardConstraint, HeardPrompt } from "./heard-prompt";
import { fieldOf } from "./prompt-constraints";

/** Gives each quote that the author corrected the role and the meaning that they gave it, whatever the model heard. */
export const applyCorrections = (
  heard: HeardPrompt,
  corrections: readonly PromptCorrection[],
  city: City,
): HeardPrompt => corrections.reduce((before, correction) => applyCorrection(before, correction, city), heard);

function applyCorrection(heard: HeardPrompt, correction: PromptCorrection, city: City): HeardPrompt {
  const { role, means } = correction;
  const isOther = ({ quote }: { quote: string }) => !isSameQuote(quote, correction.quote);
  const corrected = heard.constraints.filter((constraint) => !isOther(constraint));
  const kept = means === undefined ? corrected.map((constraint) => ({ ...constraint, role })) : [];
  return {
    constraints: [
      ...heard.constraints.filter(isOther),
      ...(kept.length > 0 ? kept : [newConstraint(correction, corrected[0], city)]),
    ],
    unknowns: heard.unknowns.filter(isOther),
    unsure: heard.unsure.filter(isOther),
  };
}

function newConstraint(
  { quote, role, means }: PromptCorrection,
  former: HeardConstraint | undefined,
  city: City,
): HeardConstraint {
  const words = means ?? quote;
  const field = fieldOf(words, city) ?? (isAgainst(role) ? "dish" : "keyword");
  const type = role === "danger" ? "allergen" : (TYPE_BY_FIELD[field] ?? former?.type ?? "dish");
  return { quote, role, type, field, values: [words], isHard: true };
}

const TYPE_BY_FIELD: Partial<Record<HeardConstraint["field"], SpanType>> = {
  cuisine: "cuisine",
  dish: "dish",
  diet: "diet",
  vibe: "vibe",
  goodFor: "occasion",
  meal: "meal",
  feature: "feature",
  area: "area",
};
