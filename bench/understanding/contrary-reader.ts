import { parsePrompt } from "@/lib/adapters/house-curator/parse-prompt/parse-prompt";
import type { GuideInput, Idea } from "@/lib/contracts/stages";
import { crossCheckIdea } from "@/lib/guides/cross-check/cross-check-idea";

/**
 * Reads prompts like the worst of models: whatever the rules exclude it wants, and it drops every diet and budget. As it
 * is, or checked by the rules as every model is.
 */
export const contraryReader =
  (isChecked: boolean) =>
  async (input: GuideInput): Promise<Idea> => {
    const rules = await parsePrompt(input);
    const contrary = invert(rules);
    return isChecked ? crossCheckIdea(input, contrary, rules) : contrary;
  };

function invert(idea: Idea): Idea {
  if (idea.kind === "refused") return idea;
  const constraints = idea.constraints
    .filter(({ field }) => field !== "diet" && field !== "price")
    .map(({ field, values, isHard }) => ({ field, values, isHard, isNegated: false, label: values.join(" or ") }));
  return { ...idea, constraints, readings: [] };
}
