import { joinSentences, type WrittenEntry } from "@/lib/contracts/stages";
import { buildGrounding } from "@/lib/guides/checker/grounding";
import type { GuideBrief } from "@/lib/ports/curator";
import { gatherMaterial } from "../place-material";
import { toldIdea } from "../told-idea";
import { openingOf, scoreParagraph } from "./score-paragraph";
import { type ParagraphAttempt, writeParagraph } from "./write-paragraph";

const ATTEMPTS = 7;
const BEST_ATTEMPTS = 3;
/** The penalty for a paragraph that another guide already contains: higher than for any other fault. */
const REPETITION_PENALTY = 1_000;
/** Less than for an opening that another entry of the guide has. */
const SECOND_BEST_PENALTY = 5;

const entriesByBrief = new WeakMap<GuideBrief, Map<string, WrittenEntry[]>>();

/** Writes one entry. All entries are written together, so that they differ, and are cached by their brief. */
export function writeEntry(brief: GuideBrief, index: number, salt: string): WrittenEntry {
  const bySalt = entriesByBrief.get(brief) ?? new Map<string, WrittenEntry[]>();
  entriesByBrief.set(brief, bySalt);
  const entries = bySalt.get(salt) ?? writeEntries(brief, salt);
  bySalt.set(salt, entries);
  const entry = entries[index];
  if (!entry) throw new RangeError(`The story has no pick number ${index + 1}`);
  return entry;
}

function writeEntries(brief: GuideBrief, salt: string): WrittenEntry[] {
  const ground = buildGrounding(brief);
  const used = new Set<string>();
  const openings: string[] = [];
  const recent = new Set(brief.recent.paragraphs);
  const story = { ...brief, idea: toldIdea(brief) };
  return brief.picks.map((pick, index) => {
    const m = gatherMaterial(pick);
    const attempts = Array.from({ length: ATTEMPTS }, (_, attempt) =>
      writeParagraph({
        m,
        story,
        index,
        ground,
        used,
        // The best paragraph may begin like another entry of the guide: some attempts take any other, the last takes none.
        paragraphs: attempt < BEST_ATTEMPTS ? "best" : attempt < ATTEMPTS - 1 ? "any" : "none",
        seed: `${salt}:${brief.prompt}:${pick.place.id}:${index}:${attempt}`,
      }),
    );
    const best = lowestScoring(
      attempts,
      ({ sentences, isSecondBest }) =>
        scoreParagraph(sentences, m.name, openings) +
        (isSecondBest ? SECOND_BEST_PENALTY : 0) +
        (recent.has(joinSentences(sentences)) ? REPETITION_PENALTY : 0),
    );
    for (const key of best.usedKeys) used.add(key);
    openings.push(openingOf(best.sentences.map(({ text }) => text).join(" "), 2));
    return { placeId: pick.place.id, sentences: best.sentences };
  });
}

function lowestScoring(attempts: ParagraphAttempt[], score: (attempt: ParagraphAttempt) => number): ParagraphAttempt {
  const [first, ...others] = attempts.map((attempt) => ({ attempt, score: score(attempt) }));
  if (!first) throw new RangeError("No attempt was made");
  return others.reduce((best, other) => (other.score < best.score ? other : best), first).attempt;
}
