import { type CuratedGuide, makeGuides } from "../curation/make-guides";
import { factsOf } from "./catalogue-facts";
import type { ScoredPrompt } from "./score-reading";

const WORST = 10;
const SHOWN = 30;

/** Prints thirty prompts, the ten worst read among them, each with its readings, and its guide's verdicts and picks. */
export async function showPrompts(scored: readonly ScoredPrompt[]): Promise<void> {
  const ranked = scored.toSorted((a, b) => countWrong(b) - countWrong(a));
  const worst = ranked.slice(0, WORST);
  const rest = scored.filter((each) => !worst.includes(each));
  const others = rest.filter((_, i) => i % Math.floor(rest.length / (SHOWN - WORST)) === 0).slice(0, SHOWN - WORST);
  for (const [title, group] of [
    ["the worst read", worst],
    ["others, evenly", others],
  ] as const) {
    console.log(`     ${title}: ${group.length}`);
    for (const each of group) await showPrompt(each);
  }
}

const countWrong = ({ stated, background }: ScoredPrompt): number =>
  stated.filter(({ outcome }) => outcome === "inverted").length * 3 +
  stated.filter(({ isUnderstood }) => !isUnderstood).length +
  background.filter(({ outcome }) => outcome === "taken").length;

async function showPrompt({ prompt, stated, background }: ScoredPrompt): Promise<void> {
  console.log(`\n     ${prompt.id}, ${prompt.city}: ${prompt.prompt.replace(/\s+/g, " ")}`);
  for (const { mark, outcome } of [...stated, ...background]) {
    console.log(`       ${outcome}: ${mark.role} ${mark.type} "${mark.text}"`);
  }
  const { made, notMade } = await makeGuides([{ kind: "vague", city: prompt.city, prompt: prompt.prompt, expect: [] }]);
  for (const { message } of notMade) console.log(`       no guide: ${message}`);
  for (const { draft } of made) showGuide(draft);
}

function showGuide({ idea, selections }: CuratedGuide["draft"]): void {
  for (const { quote, role, type, outcome, label, person } of idea.readings ?? []) {
    const whose = person ? ` of ${person}` : "";
    console.log(
      `       read "${quote}" as ${role} ${type}${whose}, ${outcome}${outcome === "judged" ? `: ${label}` : ""}`,
    );
  }
  for (const { placeId, verdicts } of selections.picks) {
    const shown = verdicts.map(({ label, verdict }) => `${label}: ${verdict}`).join("; ");
    console.log(`       pick ${factsOf(placeId).entry.name} (${shown})`);
  }
}
