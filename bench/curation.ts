import { readWish } from "@/lib/providers/curator/house/read-wish";
import { HELD_OUT_PROMPTS } from "./curation/prompts/held-out";
import { KNOWN_PROMPTS } from "./curation/prompts/known";
import type { LabelledPrompt } from "./curation/prompts/label";
import { scoreReading } from "./curation/score-reading";

export async function run(): Promise<boolean> {
  const known = await read("known", KNOWN_PROMPTS);
  if (process.argv.includes("--known-only")) return known >= 0.95;
  const heldOut = await read("held out", HELD_OUT_PROMPTS);
  return known >= 0.95 && heldOut >= 0.8;
}

async function read(name: string, prompts: LabelledPrompt[]): Promise<number> {
  const scores = await Promise.all(
    prompts.map(async (prompt) => scoreReading(prompt, await readWish({ city: prompt.city, wish: prompt.wish }))),
  );
  const wrong = scores.filter(({ faults }) => faults.length > 0);
  for (const { prompt, faults } of wrong) console.log(`  ${prompt.city}: "${prompt.wish}": ${faults.join("; ")}`);
  const right = prompts.length - wrong.length;
  console.log(`Reading, ${name}: ${right} of ${prompts.length} wishes read without a fault`);
  return right / prompts.length;
}
