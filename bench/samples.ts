import { parsePrompt } from "@/lib/adapters/house-curator/parse-prompt/parse-prompt";
import { sampleGuide } from "@/lib/adapters/house-curator/testing/sample-guide";
import { SEED_PROMPTS } from "@/lib/boot/seed-prompts";
import { DAY_MS } from "@/lib/core/durations";
import { checkGuide } from "@/lib/guides/checker/check-guide";
import { buildGrounding } from "@/lib/guides/checker/grounding";

export const options = ["--count=", "--only=", "--prompt="];

const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1];

/**
 * Prints house guides for reading, and returns false on a fault:
 * `npm run bench -- samples --count=12 --only=oakland --prompt="noodles for one"`.
 */
export async function run(): Promise<boolean> {
  const only = (option("only") ?? "").toLowerCase();
  const promptText = option("prompt");
  const themes = SEED_PROMPTS.filter(({ city, prompt }) => `${city} ${prompt}`.toLowerCase().includes(only));
  let faults = 0;
  for (const { city, prompt, ageDays } of themes.slice(0, Number(option("count") ?? 3))) {
    faults += await print(city, promptText ?? prompt, new Date(Date.now() - ageDays * DAY_MS));
  }
  return faults === 0;
}

async function print(city: (typeof SEED_PROMPTS)[number]["city"], promptText: string, now: Date): Promise<number> {
  console.log(`\n${city}: ${promptText}`);
  const idea = await parsePrompt({ city, prompt: promptText });
  if (idea.kind === "refused") {
    console.log(`  refused: ${idea.message}`);
    return 0;
  }
  const guide = sampleGuide({ city, wish: promptText, idea, now });
  if (!guide) {
    console.log("  nothing fits");
    return 0;
  }
  console.log(`# ${guide.title}\n`);
  for (const paragraph of guide.introduction) console.log(`${paragraph.map(({ text }) => text).join(" ")}\n`);
  for (const { placeId, sentences } of guide.entries)
    console.log(`[${placeId}] ${sentences.map(({ text }) => text).join(" ")}`);
  const faults = checkGuide({ ...guide, rejectedSentences: [] }, buildGrounding(guide.story));
  for (const { where, text, reason } of faults) console.log(`! ${where}: ${reason}: ${text}`);
  return faults.length;
}
