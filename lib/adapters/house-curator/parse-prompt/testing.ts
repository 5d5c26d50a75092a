import type { AcceptedIdea, Idea } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { parsePrompt } from "./parse-prompt";

export const parse = (prompt: string, city: City = "San Francisco"): Promise<Idea> =>
  parsePrompt({ city, prompt }, null);

/** The parsed constraints in short: "!cuisine=Sushi", "~vibe=quiet"; or "refused". */
export async function parseToShorthand(prompt: string, city?: City): Promise<string[]> {
  const idea = await parse(prompt, city);
  if (idea.kind === "refused") return ["refused"];
  return idea.constraints.map(
    ({ field, values, isNegated, isHard }) => `${isHard ? "" : "~"}${isNegated ? "!" : ""}${field}=${values.join("|")}`,
  );
}

export async function parseAccepted(prompt: string, city?: City): Promise<AcceptedIdea> {
  const idea = await parse(prompt, city);
  if (idea.kind === "refused") throw new Error(idea.message);
  return idea;
}

/** What the model and the rules make of a prompt, in labels: "~dinner" ranks, "Thai" is required. */
export async function readToLabels(prompt: string, city: City = "San Francisco"): Promise<string[]> {
  const idea = await parsePrompt({ city, prompt });
  if (idea.kind === "refused") return ["refused"];
  return idea.constraints.map(({ label, isHard }) => `${isHard ? "" : "~"}${label}`);
}
