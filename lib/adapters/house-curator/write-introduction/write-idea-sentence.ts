import { seededShuffle } from "../seeded-random";
import { answeredIdea } from "./answered-idea";
import type { Highlight } from "./highlights";
import { ideaClauses } from "./idea-clauses";
import { firstValidSentence, type IntroductionDraft, type OptionalSentence } from "./introduction-draft";

type IdeaTemplate = (idea: string, star: Highlight) => string | null;

/** Adds a closing comma to a phrase that contains commas. */
const closeComma = (plate: string): string => (plate.includes(",") ? `${plate},` : plate);

/** Connects an idea to a pick in one sentence, so that the sentence is unique to this guide. */
const IDEA_TEMPLATES: readonly IdeaTemplate[] = [
  (idea, { plate, name }) => plate && `${idea}; ${name} makes the point with ${plate}.`,
  (idea, { plate, name }) => plate && `${idea}, and we would put ${closeComma(plate)} at ${name} forward as proof.`,
  (idea, { room, name }) => room && `${idea}; see ${name}, ${room}.`,
  (idea, { the, name }) => the && `${idea}, and ${the} at ${name} is where this list began.`,
  (idea, { plate, street }) => plate && street && `${idea}: on ${street}, that means ${plate}.`,
  (idea, { room, name }) => room && `${idea}, and ${name} supplies the rest: ${room}.`,
  (idea, { plate, name }) => plate && `${idea}; our first thought was ${name}, and ${plate}.`,
  (idea, { plate, name }) => plate && `${idea}, which may be why we kept writing down ${name} and ${plate}.`,
  (idea, { the, name }) => the && `${idea}; with ${the}, ${name} takes care of that.`,
];

/** The opening sentence: why the idea is attractive, with a pick as an example. Null if the prompt has no idea. */
export function writeIdeaSentence(draft: IntroductionDraft, stars: readonly Highlight[]): OptionalSentence {
  const { story, seed } = draft;
  const links = seededShuffle(IDEA_TEMPLATES, `${seed}:link`);
  return firstValidSentence(
    draft,
    stars.flatMap((star) =>
      seededShuffle(ideaClauses(answeredIdea(story.idea, star)).slice(0, 8), `${seed}:idea`).flatMap((idea) =>
        links
          .filter((link) => !hasTooMuchPunctuation(idea, link("", star) ?? ""))
          .map((link) => ({ text: link(idea, star), about: [star] })),
      ),
    ),
  );
}

/** Whether both an idea and its link contain a colon or semicolon, or both continue after a comma. */
const hasTooMuchPunctuation = (idea: string, link: string): boolean =>
  (/[:;]/.test(idea) && /[:;]/.test(link)) || (idea.includes(",") && /^, (?:and|which)/.test(link));
