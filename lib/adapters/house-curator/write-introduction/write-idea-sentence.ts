import { CITIES } from "@/lib/core/cities";
import { hashText, seededShuffle } from "../seeded-random";
import { answeredIdea } from "./answered-idea";
import { ideaClauses } from "./idea-clauses";
import { firstValidSentence, type IntroductionDraft, type OptionalSentence } from "./introduction-draft";

/** Every thought belongs to one city: its other readers won't have read it. */
const belongsTo = (city: string, thought: string): boolean => CITIES[hashText(thought) % CITIES.length] === city;

/** A thought that the wish suggests, about no place: it may open a guide if a pick is known to answer that part of it. */
export function writeIdeaSentence(draft: IntroductionDraft): OptionalSentence {
  const { story, seed, highlights } = draft;
  const clauses = new Set(highlights.flatMap((star) => ideaClauses(answeredIdea(story.idea, star)).slice(0, 8)));
  return firstValidSentence(
    draft,
    seededShuffle(
      [...clauses].filter((thought) => belongsTo(story.city, thought)),
      `${seed}:idea`,
    ).map((text) => ({ text: `${text}.`, about: [] })),
  );
}
