import { joinSentences, type WrittenEntry } from "@/lib/contracts/stages";
import { buildGrounding } from "@/lib/guides/checker/grounding";
import type { GuideBrief } from "@/lib/ports/curator";
import { gatherMaterial } from "../place-material";
import { openingOf, scoreParagraph } from "./score-paragraph";
import { type ParagraphAttempt, writeParagraph } from "./write-paragraph";

const ATTEMPTS = 7;
/** More than any other fault of a paragraph: it stands in another guide already. */
const REPETITION_PENALTY = 1_000;

const entriesByBrief = new WeakMap<GuideBrief, Map<string, WrittenEntry[]>>();

/** One entry. The whole guide is written at once, so that neighbours don't sound alike, and cached with its brief. */
export function writeEntry(story: GuideBrief, index: number, salt: string): WrittenEntry {
  const bySalt = entriesByBrief.get(story) ?? new Map<string, WrittenEntry[]>();
  entriesByBrief.set(story, bySalt);
  const entries = bySalt.get(salt) ?? writeEntries(story, salt);
  bySalt.set(salt, entries);
  const entry = entries[index];
  if (!entry) throw new RangeError(`The story has no pick number ${index + 1}`);
  return entry;
}

function writeEntries(story: GuideBrief, salt: string): WrittenEntry[] {
  const ground = buildGrounding(story);
  const used = new Set<string>();
  const openings: string[] = [];
  const said = new Set(story.recent.paragraphs);
  return story.picks.map((pick, index) => {
    const m = gatherMaterial(pick);
    const attempts = Array.from({ length: ATTEMPTS }, (_, attempt) =>
      writeParagraph({
        m,
        story,
        index,
        ground,
        used,
        seed: `${salt}:${story.prompt}:${pick.place.id}:${index}:${attempt}`,
      }),
    );
    const best = lowestScoring(
      attempts,
      ({ sentences }) =>
        scoreParagraph(sentences, m.name, openings) + (said.has(joinSentences(sentences)) ? REPETITION_PENALTY : 0),
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
