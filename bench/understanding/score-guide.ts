import { parsePrompt } from "@/lib/adapters/house-curator/parse-prompt/parse-prompt";
import type { Constraint } from "@/lib/contracts/stages";
import type { GuideDraft } from "@/lib/guides/pipeline";
import { makeGuides } from "../curation/make-guides";
import { factsOf, foodWords, holds } from "./catalogue-facts";
import { falseClaims } from "./false-claims";
import { formatShare, shareOf } from "./intervals";
import type { Mark, MarkedPrompt } from "./prompt-sets";
import { scoreReading } from "./score-reading";
import { shareWords } from "./shared-words";

type Counts = { hits: number; total: number };
/** What is wrong with one guide, counted. */
type GuideScore = {
  prompt: MarkedPrompt;
  /** Dangers of food on picks; hits hold the food. And of those whose danger the reader recognized. */
  againstDanger: Counts;
  againstRecognizedDanger: Counts;
  /** Picks; hits break a hard constraint, or aren't known to meet it. */
  broken: Counts;
  notKnown: Counts;
  /** Hard constraints that a pick breaks; hits aren't shown as broken. */
  brokenInSilence: Counts;
  claims: string[];
  dangers: string[];
};
type Met = Counts & { prompt: MarkedPrompt };
type GuideMeasures = { made: GuideScore[]; met: Met[]; notMade: number; medianMs: number };

/** Makes the house's guide to every prompt, over the built-in catalogue, and counts what is wrong with it. */
export async function measureGuides(prompts: readonly MarkedPrompt[]): Promise<GuideMeasures> {
  const byText = new Map(prompts.map((prompt) => [`${prompt.city}: ${prompt.prompt}`, prompt]));
  const { made, notMade } = await makeGuides(
    prompts.map(({ city, prompt }) => ({ kind: "vague", city, prompt, expect: [] })),
  );
  const markedOf = ({ city, prompt }: { city: string; prompt: string }) => byText.get(`${city}: ${prompt}`);
  const scores = made.flatMap(({ prompt, draft }) => {
    const marked = markedOf(prompt);
    return marked ? [scoreGuide(marked, draft)] : [];
  });
  const met = await Promise.all(prompts.map(countMet));
  const durations = made.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const medianMs = durations[Math.floor(durations.length / 2)] ?? Number.NaN;
  return { made: scores, met, notMade: notMade.length, medianMs };
}

/** Marks that a guide judges, place by place, or says that it can't judge. */
async function countMet(prompt: MarkedPrompt): Promise<Met> {
  const idea = await parsePrompt({ city: prompt.city, prompt: prompt.prompt });
  const { stated } = scoreReading(prompt, idea);
  const hits = stated.filter(({ outcome }) => outcome === "taken" || outcome === "told").length;
  return { prompt, hits, total: stated.length };
}

function scoreGuide(prompt: MarkedPrompt, draft: GuideDraft): GuideScore {
  const { idea, selections } = draft;
  const hard = idea.constraints.filter(({ isHard }) => isHard);
  const dangers = dangerousPicks(prompt, draft);
  const held = dangers.filter(({ isHeld }) => isHeld);
  const verdictsOf = (constraint: Constraint) =>
    selections.picks.map(
      ({ verdicts }) => verdicts.find(({ label }) => label === constraint.label)?.verdict ?? "not shown",
    );
  const breaks = hard.flatMap((constraint) =>
    verdictsOf(constraint).filter((verdict) => verdict === "unmet" || verdict === "not shown"),
  );
  const picksWith = (wrong: (verdict: string, constraint: Constraint) => boolean) =>
    selections.picks.filter(({ verdicts }) =>
      hard.some((constraint) =>
        verdicts.some(({ label, verdict }) => label === constraint.label && wrong(verdict, constraint)),
      ),
    ).length;
  const all = selections.picks.length;
  return {
    prompt,
    againstDanger: { hits: held.length, total: dangers.length },
    againstRecognizedDanger: {
      hits: held.filter(({ isRecognized }) => isRecognized).length,
      total: dangers.filter(({ isRecognized }) => isRecognized).length,
    },
    broken: { hits: picksWith((verdict) => verdict === "unmet"), total: all },
    notKnown: { hits: picksWith((verdict, { isNegated }) => verdict === "unknown" && !isNegated), total: all },
    brokenInSilence: { hits: breaks.filter((verdict) => verdict === "not shown").length, total: breaks.length },
    claims: falseClaims(draft),
    dangers: held.map(({ text, isRecognized }) => `${isRecognized ? "" : "(not recognized) "}${text}`),
  };
}

const FOOD_TYPES: readonly string[] = ["allergen", "ingredient", "dish"];

/** More words than that are a sentence about a food: "cashew makes him swell". */
const NAME_WORDS_MAX = 4;

const foodOf = ({ text, means }: Mark): string => (means.split(" ").length > NAME_WORDS_MAX ? text : means);

/** Each danger of food on each pick: whether any fact of the pick holds the food, by a search for its words. */
function dangerousPicks({ constraints }: MarkedPrompt, { idea, selections }: GuideDraft) {
  const marks = constraints.filter(({ role, type }) => role === "danger" && FOOD_TYPES.includes(type));
  return marks.flatMap((mark) => {
    const words = foodWords(foodOf(mark));
    const isRecognized = idea.constraints.some(
      (constraint) =>
        (constraint.isNegated || constraint.field === "diet") &&
        shareWords(`${mark.text} ${mark.means}`, constraint.label),
    );
    return selections.picks.map(({ placeId }) => {
      const word = words.find((each) => holds(factsOf(placeId), each));
      return { isRecognized, isHeld: word !== undefined, text: `${placeId} has ${word}: "${mark.text}"` };
    });
  });
}

/** Prints the measures, and with `isListed` what was found wrong. */
export function printGuides({ made, met, notMade, medianMs }: GuideMeasures, isListed = false): void {
  const print = (what: string, count: (score: GuideScore) => Counts) =>
    console.log(`       ${what}: ${formatShare(shareOf(made, count))}`);
  console.log(`     guides: ${made.length} made, ${notMade} prompts without one; median ${Math.round(medianMs)} ms`);
  print("picks against a danger", ({ againstDanger }) => againstDanger);
  print("picks against a danger that was recognized", ({ againstRecognizedDanger }) => againstRecognizedDanger);
  print("picks that break a hard constraint", ({ broken }) => broken);
  print("picks not known to meet one", ({ notKnown }) => notKnown);
  print("broken hard constraints that aren't shown", ({ brokenInSilence }) => brokenInSilence);
  print("guides with a false claim", ({ claims }) => ({ hits: claims.length > 0 ? 1 : 0, total: 1 }));
  console.log(`       marks judged or openly told: ${formatShare(shareOf(met, (each) => each))}`);
  if (!isListed) return;
  for (const { prompt, claims, dangers } of made) {
    if (claims.length + dangers.length === 0) continue;
    console.log(`       ${prompt.id} ${prompt.city}: ${prompt.prompt}`);
    for (const line of [...dangers, ...claims]) console.log(`         ${line}`);
  }
}
