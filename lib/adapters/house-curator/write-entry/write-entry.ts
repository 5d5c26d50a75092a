import { type GroundedSentence, joinSentences, type WrittenEntry } from "@/lib/contracts/stages";
import { buildGrounding } from "@/lib/guides/checker/grounding";
import { archiveOf } from "@/lib/guides/originality/archive";
import { headOf } from "@/lib/guides/originality/shapes";
import type { GuideBrief } from "@/lib/ports/curator";
import { openingsForWish } from "../openings-for-wish";
import { gatherMaterial } from "../place-material";
import { tellsAgain } from "../tells-again";
import { toldIdea } from "../told-idea";
import { isRequested, namesUnsuitableDish } from "./rank-dishes";
import { openingOf, scoreParagraph } from "./score-paragraph";
import { type ParagraphAttempt, writeParagraph } from "./write-paragraph";

const ATTEMPTS = 7;
const BEST_ATTEMPTS = 3;
/** The penalty for a paragraph that another guide already contains: higher than for any other fault. */
const REPETITION_PENALTY = 1_000;
/** Less than for an opening that another entry of the guide has. */
const SECOND_BEST_PENALTY = 5;
/** More than for an opening like another's: an entry on what nobody asked for, where the place has what was. */
const OFF_TOPIC_PENALTY = 45;

/** For telling what the guide's opening will tell, and for advice that an entry before it gives. */
const TOLD_PENALTY = 4;
const RESERVATIONS = /\breserv\p{L}+|\bbook(?:ed|ing)?\b/iu;

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
  const opening = probableOpening(story, salt);
  let reservations = 0;
  return brief.picks.map((pick, index) => {
    const m = gatherMaterial(pick);
    const asked = m.dishes
      .filter((dish) => isRequested(dish, story.idea) && !namesUnsuitableDish(dish.name, m, story.idea))
      .map(({ id }) => id);
    const isOffTopic = (sentences: readonly GroundedSentence[]) =>
      asked.length > 0 && !sentences.some(({ evidenceIds }) => evidenceIds.some((id) => asked.includes(id)));
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
        (isOffTopic(sentences) ? OFF_TOPIC_PENALTY : 0) +
        (opening.some(({ text }) => text.includes(m.name) && tellsAgain(text, sentences, m.name)) ? TOLD_PENALTY : 0) +
        (sentences.some(({ text }) => RESERVATIONS.test(text)) ? TOLD_PENALTY * reservations : 0) +
        (recent.has(joinSentences(sentences)) ? REPETITION_PENALTY : 0),
    );
    for (const key of best.usedKeys) used.add(key);
    if (best.sentences.some(({ text }) => RESERVATIONS.test(text))) reservations += 1;
    openings.push(openingOf(best.sentences.map(({ text }) => text).join(" "), 2));
    return { placeId: pick.place.id, sentences: best.sentences };
  });
}

/** What an editor's opening to this wish says of the picks, as far as it can be known before the entries are. */
function probableOpening({ city, idea, picks, recent }: GuideBrief, seed: string): GroundedSentence[] {
  const { heads } = archiveOf(recent);
  const openings = openingsForWish(city, idea, new Set(picks.map(({ place }) => place.id)), seed);
  return openings.find(({ title }) => !heads.has(headOf(title)))?.paragraphs.flat() ?? [];
}

function lowestScoring(attempts: ParagraphAttempt[], score: (attempt: ParagraphAttempt) => number): ParagraphAttempt {
  const [first, ...others] = attempts.map((attempt) => ({ attempt, score: score(attempt) }));
  if (!first) throw new RangeError("No attempt was made");
  return others.reduce((best, other) => (other.score < best.score ? other : best), first).attempt;
}
