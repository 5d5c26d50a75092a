import type { Place } from "@/lib/contracts/stages";
import { joinList } from "../grammar/words";
import { requestedTags } from "../requested-tags";
import { seededShuffle } from "../seeded-random";
import type { FactPhrase } from "./fact-phrases";
import type { Highlight } from "./highlights";
import { freshestSentence, type IntroductionDraft, type OptionalSentence } from "./introduction-draft";

/** The names of one side, and the verb that they take. */
type Side = { names: string; is: string; takes: string };
type Difference = {
  /** Tags by which a place is known to be on either side; a wish for one of them leaves nothing to tell apart. */
  left: readonly string[];
  right: readonly string[];
  /** Meals of the wish for which it means nothing. */
  notFor?: readonly string[];
  texts: (left: Side, right: Side) => readonly string[];
};

/** What a reader must know to choose between places that all suit the wish. */
const DIFFERENCES: readonly Difference[] = [
  {
    left: ["reservations"],
    right: ["no-reservations"],
    texts: (left, right) => [
      `Book ahead at ${left.names}; ${right.names} ${right.takes} no reservations.`,
      `A table can be reserved at ${left.names}, but not at ${right.names}.`,
      `Reserve at ${left.names}, and be ready to wait at ${right.names}.`,
      `You can book ${left.names}; at ${right.names} you turn up and wait.`,
      `${left.names} ${left.takes} bookings, while ${right.names} ${right.takes} people as they come.`,
    ],
  },
  {
    left: ["quiet"],
    right: ["loud", "lively"],
    texts: (left, right) => [
      `Go to ${left.names} to talk and to ${right.names} for noise.`,
      `${left.names} ${left.is} quiet, which ${right.names} ${right.is} not.`,
      `For conversation, choose ${left.names}; for company, ${right.names}.`,
      `Voices stay down at ${left.names}; they have to rise at ${right.names}.`,
    ],
  },
  {
    left: ["quick-bite", "walk-up"],
    right: ["special-occasion", "date"],
    notFor: ["lunch", "breakfast", "brunch", "late-night"],
    texts: (left, right) => [
      `Eat fast at ${left.names} and slowly at ${right.names}.`,
      `${left.names} will do for a quick bite, ${right.names} for a night out.`,
      `You can be in and out of ${left.names}; give ${right.names} the evening.`,
    ],
  },
];

const NAMED_MAX = 2;

/** "Book ahead at Robin; Nojo takes no reservations": by what is known of both, not by what isn't of one. */
export function writeSorting(draft: IntroductionDraft): OptionalSentence {
  const { highlights, story, seed } = draft;
  const asked = requestedTags(story.idea);
  const phrases = DIFFERENCES.flatMap(({ left, right, notFor = [], texts }) => {
    if ([...left, ...right, ...notFor].some((tag) => asked.has(tag))) return [];
    const ones = seededShuffle(among(highlights, left, right), `${seed}:left`).slice(0, NAMED_MAX);
    const others = seededShuffle(among(highlights, right, left), `${seed}:right`).slice(0, NAMED_MAX);
    if (ones.length === 0 || others.length === 0) return [];
    const ids = [...ones, ...others].flatMap(({ m }) => m.factsId ?? []);
    return texts(sideOf(ones), sideOf(others)).map((text): FactPhrase => ({ text, ids, about: [] }));
  });
  return freshestSentence(draft, phrases, "sorting");
}

/** Places with one of the first tags and none of the second. */
const among = (highlights: readonly Highlight[], tags: readonly string[], others: readonly string[]): Highlight[] =>
  highlights.filter(({ m: { place } }) => hasAny(place, tags) && !hasAny(place, others));

const hasAny = ({ vibes, goodFor, features }: Place, tags: readonly string[]): boolean =>
  tags.some((tag) => [vibes, goodFor, features].some((known) => known.includes(tag)));

const sideOf = (picks: readonly Highlight[]): Side => ({
  names: joinList(picks.map(({ name }) => name)),
  is: picks.length > 1 ? "are" : "is",
  takes: picks.length > 1 ? "take" : "takes",
});
