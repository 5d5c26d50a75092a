import { capitalize } from "@/lib/core/capitalize";
import { joinWithAnd } from "@/lib/core/join-list";
import type { PlaceIndex } from "./places/load-places";
import type { Term } from "./places/term";
import { STRENGTH, strengthsOf } from "./places/term-strengths";

/** A guide with one such pick is about something else. */
const PICKS_MIN = 2;
const PART_MIN = { all: 0.34, subject: 0.5 };
const NAMED_MAX = 2;

type Reason = (placeIds: readonly string[]) => string | null;

/**
 * What a guide's picks have of a search: all of it, or at least its dish or kitchen. As a line that says which picks:
 * "Noodles at Shan Dong and Itani Ramen"; null where too few of them do.
 */
export function guidesByPicks(index: PlaceIndex, terms: readonly Term[]): { all: Reason; subject: Reason } {
  const strengths = terms.map((term) => ({ term, found: strengthsOf(index, term) }));
  const foods = strengths.filter(({ term }) => term.kind === "food");
  const subjects = strengths.filter(({ term }) => term.kind === "food" || term.kind === "diet");
  const serving = (asked: typeof strengths, partMin: number): Reason => {
    const label = capitalize(asked.map(({ term }) => term.label).join(" "));
    return (placeIds) => {
      if (asked.length === 0) return null;
      const names = placeIds.flatMap((id) => {
        const number = index.numbers.get(id);
        if (number === undefined) return [];
        const has = asked.every(({ found }) => (found.get(number) ?? 0) >= STRENGTH.name);
        return has ? (index.places[number]?.name ?? []) : [];
      });
      if (names.length < PICKS_MIN || names.length < placeIds.length * partMin) return null;
      const more = names.length - NAMED_MAX;
      return `${label} at ${joinWithAnd([...names.slice(0, NAMED_MAX), ...(more > 0 ? [`${more} more`] : [])])}`;
    };
  };
  return {
    all: serving(subjects.length === terms.length ? strengths : [], PART_MIN.all),
    subject: serving(foods.length > 0 ? foods : subjects, PART_MIN.subject),
  };
}
