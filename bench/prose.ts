import { makeGuides } from "./curation/make-guides";
import { FRESH_PROMPTS } from "./curation/prompts/fresh";
import { HELD_OUT_PROMPTS } from "./curation/prompts/held-out";
import { KNOWN_PROMPTS } from "./curation/prompts/known";
import type { LabeledPrompt } from "./curation/prompts/label";
import { dishesAgainstDiets } from "./prose/measure-diets";
import { measureProse } from "./prose/measure-prose";
import { readPrompts } from "./understanding/prompt-sets";

export const options = ["--list"];

const GUIDES = 200;
const EXAMPLES = 5;

/**
 * How far guides are from one another: two hundred of the house curator, each of which knows those before it, as in the
 * product. `--list` prints ten of them whole.
 */
export async function run(): Promise<boolean> {
  const strangers = readPrompts("development").map(
    ({ city, prompt }): LabeledPrompt => ({ kind: "vague", city, prompt, expect: [] }),
  );
  const { made } = await makeGuides([...KNOWN_PROMPTS, ...FRESH_PROMPTS, ...HELD_OUT_PROMPTS, ...strangers], GUIDES);
  console.log(`     ${made.length} guides of ${new Set(made.map(({ prompt }) => prompt.city)).size} cities`);
  const measures = measureProse(made);
  for (const { what, value, target, isMet, examples } of measures) {
    console.log(`${isMet ? "ok  " : "MISS"} ${what}: ${Number(value.toFixed(3))}, target ${target}`);
    for (const example of examples.slice(0, EXAMPLES)) console.log(`       ${example}`);
  }
  const diets = await dishesAgainstDiets();
  console.log(
    `${diets.against.length === 0 ? "ok  " : "MISS"} dishes against a stated diet or allergy: ${diets.against.length} of ${diets.dishes} in ${diets.guides} guides, target 0`,
  );
  for (const line of diets.against) console.log(`       ${line}`);
  const times = made.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  console.log(`     median ${Math.round(times[times.length >> 1] ?? 0)} ms a guide`);
  if (process.argv.includes("--list")) for (const guide of made.filter((_, index) => index % 20 === 0)) print(guide);
  return measures.every(({ isMet }) => isMet) && diets.against.length === 0;
}

function print({ prompt, draft }: Awaited<ReturnType<typeof makeGuides>>["made"][number]): void {
  const { title, introduction, entries } = draft.composition;
  console.log(`\n     "${prompt.prompt}" (${prompt.city})\n     ${title}`);
  for (const sentences of [...introduction, ...entries.map((entry) => entry.sentences)])
    console.log(`       ${sentences.map(({ text }) => text).join(" ")}`);
}
