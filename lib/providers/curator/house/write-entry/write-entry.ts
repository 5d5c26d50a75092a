import { groundOf } from "@/lib/guides/checker/ground";
import { paragraphOf, type WrittenEntry } from "@/lib/guides/stage-types";
import type { Story } from "@/lib/providers/curator";
import { gather } from "../material";
import { openingOf, scoreParagraph } from "./score-paragraph";
import { type Attempt, writeParagraph } from "./write-paragraph";

const ATTEMPTS = 7;
/** More than any other fault of a paragraph: it stands in another guide already. */
const TAKEN = 1_000;

const written = new WeakMap<Story, Map<string, WrittenEntry[]>>();

/** One entry. The whole guide is written at once, so that neighbours don't sound alike, and kept while the story lives. */
export function writeEntry(story: Story, index: number, salt: string): WrittenEntry {
  const bySalt = written.get(story) ?? new Map<string, WrittenEntry[]>();
  written.set(story, bySalt);
  const entries = bySalt.get(salt) ?? writeEntries(story, salt);
  bySalt.set(salt, entries);
  const entry = entries[index];
  if (!entry) throw new RangeError(`The story has no pick number ${index + 1}`);
  return entry;
}

function writeEntries(story: Story, salt: string): WrittenEntry[] {
  const ground = groundOf(story);
  const used = new Set<string>();
  const openings: string[] = [];
  const said = new Set(story.recent.paragraphs);
  return story.picks.map((pick, index) => {
    const m = gather(pick);
    const attempts = Array.from({ length: ATTEMPTS }, (_, attempt) =>
      writeParagraph({
        m,
        story,
        index,
        ground,
        used,
        seed: `${salt}:${story.wish}:${pick.place.id}:${index}:${attempt}`,
      }),
    );
    const best = lowest(
      attempts,
      ({ sentences }) => scoreParagraph(sentences, m.name, openings) + (said.has(paragraphOf(sentences)) ? TAKEN : 0),
    );
    for (const key of best.taken) used.add(key);
    openings.push(openingOf(best.sentences.map(({ text }) => text).join(" "), 2));
    return { placeId: pick.place.id, sentences: best.sentences };
  });
}

function lowest(attempts: Attempt[], score: (attempt: Attempt) => number): Attempt {
  const [first, ...others] = attempts.map((attempt) => ({ attempt, score: score(attempt) }));
  if (!first) throw new RangeError("No attempt was made");
  return others.reduce((best, other) => (other.score < best.score ? other : best), first).attempt;
}
