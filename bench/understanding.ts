import { parsePrompt } from "@/lib/adapters/house-curator/parse-prompt/parse-prompt";
import type { GuideInput, Idea } from "@/lib/contracts/stages";
import { scoreCommonWords } from "./understanding/common-words";
import { formatShare, shareOf } from "./understanding/intervals";
import { scoreMitCorpus } from "./understanding/mit-corpus";
import { modelReader } from "./understanding/model-reader";
import { isOpen, type MarkedPrompt, type PromptSet, readPrompts } from "./understanding/prompt-sets";
import { measureGuides, printGuides } from "./understanding/score-guide";
import { type Outcome, type ScoredPrompt, scoreReading } from "./understanding/score-reading";
import { showPrompts } from "./understanding/show-prompts";

export const options = ["--closed", "--development", "--guides", "--list", "--mit=", "--quick", "--rules", "--show"];

const OUTCOMES: readonly Outcome[] = ["taken", "told", "misread", "inverted", "dropped", "refused"];

type Reader = (input: GuideInput) => Promise<Idea>;

const has = (option: string): boolean => process.argv.includes(option);

/**
 * How prompts that the reader's authors didn't write are understood, against what people marked in them. The half of
 * the sets that stays closed while the reader is changed is opened by `--closed`. `--rules` leaves the house's model out,
 * `--list` prints what went wrong, `--show` thirty prompts with their readings and picks, `--quick` leaves out the common words (ten minutes), `--guides` makes the guides too,
 * `--development` reads the set that rules are chosen on in place of the others, and `--mit=FOLDER` reads the MIT restaurant corpus. A language model is measured where one is configured.
 */
export async function run(): Promise<void> {
  const isRead = (prompt: MarkedPrompt) => has("--development") || isOpen(prompt) !== has("--closed");
  const sets: readonly PromptSet[] = has("--development") ? ["development"] : ["frozen", "negation"];
  const inUse = has("--development") ? "the development set" : has("--closed") ? "the closed half" : "the open half";
  console.log(`     ${inUse}; shares of marks with 95% intervals`);
  const house: Reader = (input) => (has("--rules") ? parsePrompt(input, null) : parsePrompt(input));
  const model = modelReader();
  const readers: [name: string, read: Reader][] = [["the house", house]];
  if (model) readers.push(["the model, checked by the rules", model]);
  for (const [name, read] of readers) {
    console.log(`     read by ${name}`);
    for (const set of sets) await scoreSet(set, readPrompts(set).filter(isRead), read);
  }
  const mit = process.argv.find((option) => option.startsWith("--mit="))?.slice("--mit=".length);
  if (mit) await scoreMitCorpus(mit, model ?? house);
  if (!has("--quick")) await scoreCommonWords(house, has("--list"));
}

async function scoreSet(set: PromptSet, prompts: MarkedPrompt[], read: Reader): Promise<void> {
  const scored = await Promise.all(
    prompts.map(async (prompt) => scoreReading(prompt, await read({ city: prompt.city, prompt: prompt.prompt }))),
  );
  console.log(`     ${set}: ${prompts.length} prompts`);
  const understood = shareOf(scored, ({ stated }) => ({
    hits: stated.filter(({ isUnderstood }) => isUnderstood).length,
    total: stated.length,
  }));
  console.log(`       understood: ${formatShare(understood)}`);
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
  if (has("--list")) list(scored);
  if (has("--show") && set !== "negation") await showPrompts(scored);
  if (has("--guides")) printGuides(await measureGuides(prompts), has("--list"));
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
