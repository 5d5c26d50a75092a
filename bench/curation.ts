import { parsePrompt } from "@/lib/adapters/house-curator/parse-prompt/parse-prompt";
import { makeGuides } from "./curation/make-guides";
import { FRESH_PROMPTS } from "./curation/prompts/fresh";
import { FRESH_PROMPTS_WITH_TURNS } from "./curation/prompts/fresh-with-turns";
import { HELD_OUT_PROMPTS } from "./curation/prompts/held-out";
import { KNOWN_PROMPTS } from "./curation/prompts/known";
import type { LabeledPrompt } from "./curation/prompts/label";
import { scoreReading } from "./curation/score-constraints";
import { scoreGuides } from "./curation/score-guides";

export const options = ["--known-only"];

const KNOWN_TARGET = 0.95;
const HELD_OUT_TARGET = 0.85;
const EXAMPLES = 12;
const FRESH = [...FRESH_PROMPTS, ...FRESH_PROMPTS_WITH_TURNS];

/** How well prompts are parsed, and how well the guides match them. `--known-only` leaves the held-out set closed. */
export async function run(): Promise<boolean> {
  const isBlind = process.argv.includes("--known-only");
  const known = await read("known", KNOWN_PROMPTS);
  const fresh = await read("fresh", FRESH);
  const heldOut = isBlind ? 1 : await read("held out", HELD_OUT_PROMPTS);
  const open = [...KNOWN_PROMPTS, ...FRESH];
  const guides = await write(isBlind ? open : [...open, ...HELD_OUT_PROMPTS]);
  return known >= KNOWN_TARGET && fresh >= KNOWN_TARGET && heldOut >= HELD_OUT_TARGET && guides;
}

async function read(name: string, prompts: LabeledPrompt[]): Promise<number> {
  const scores = await Promise.all(
    prompts.map(async (prompt) =>
      scoreReading(prompt, await parsePrompt({ city: prompt.city, prompt: prompt.prompt })),
    ),
  );
  const wrong = scores.filter(({ faults }) => faults.length > 0);
  for (const { prompt, faults } of wrong) console.log(`     ${prompt.city}, "${prompt.prompt}": ${faults.join("; ")}`);
  const right = prompts.length - wrong.length;
  console.log(`     prompts parsed without a fault, ${name} set: ${right} of ${prompts.length}`);
  return right / prompts.length;
}

async function write(prompts: LabeledPrompt[]): Promise<boolean> {
  const { made, notMade } = await makeGuides(prompts);
  const unexpected = notMade.filter(({ prompt }) => !prompt.expect.includes("refused"));
  for (const { prompt, message } of unexpected)
    console.log(`     no guide for "${prompt.prompt}" (${prompt.city}): ${message}`);
  console.log(`     ${made.length} guides made, ${notMade.length} prompts refused with a sentence`);
  const measures = scoreGuides(made);
  for (const { what, value, target, isMet, examples } of measures) {
    console.log(`${isMet ? "ok  " : "MISS"} ${what}: ${Number(value.toFixed(3))}, target ${target}`);
    for (const example of examples.slice(0, EXAMPLES)) console.log(`       ${example}`);
  }
  const loosened = made.filter(({ draft }) => draft.selections.unmet.length > 0).length;
  console.log(`     ${loosened} guides say that a stated constraint could not be met by every pick`);
  const times = made.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  console.log(`     median ${Math.round(times[Math.floor(times.length / 2)] ?? 0)} ms a guide`);
  return measures.every(({ isMet }) => isMet);
}
