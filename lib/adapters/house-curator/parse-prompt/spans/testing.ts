import type { SpanRole, SpanType } from "@/lib/contracts/reading";
import type { ReadSpan } from "../../wish-reader/read-spans";
import { parsePrompt } from "../parse-prompt";

type Said = [quote: string, role: SpanRole, type: SpanType, confidence?: number];

/** A reader that finds what it is given. */
export const reader = (...said: Said[]) => {
  return async (prompt: string): Promise<ReadSpan[]> =>
    said.map(([quote, role, type, confidence = 0.99]) => {
      const start = prompt.indexOf(quote);
      return {
        start,
        end: start + quote.length,
        role,
        type,
        typeConfidence: confidence,
        roleConfidence: confidence,
        againstProbability: 0,
      };
    });
};

/** What a prompt is read as by a model that says this. */
export async function read(prompt: string, ...said: Said[]) {
  const idea = await parsePrompt({ city: "San Francisco", prompt }, reader(...said));
  if (idea.kind === "refused") throw new Error(idea.message);
  return idea;
}
