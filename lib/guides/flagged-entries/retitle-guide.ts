import type { AcceptedIdea, EvidenceSnippet, Place } from "@/lib/contracts/stages";
import { capitalize } from "@/lib/core/capitalize";
import { checkTitle } from "../checker/check-title";
import { buildGrounding } from "../checker/grounding";
import { numberWord } from "../checker/numbers";
import { resolveHeadline } from "../resolve-headline";
import { mentionsName } from "./mentions-name";

type EntryChange = {
  title: string;
  removedPlace: Place;
  /** Its name and its former names. */
  removedNames: readonly string[];
  /** The guide's places before and after the change. */
  before: readonly Place[];
  after: readonly Place[];
  /** Of all these places. */
  evidence: readonly EvidenceSnippet[];
  /** What the guide was made for; null without a record. */
  idea: AcceptedIdea | null;
  unmet: readonly string[];
};

/** A guide's headline after a place was removed: its count corrected, or a new one if it depended on that place. */
export function retitleGuide({
  title,
  removedPlace,
  removedNames,
  before,
  after,
  evidence,
  idea,
  unmet,
}: EntryChange): string {
  const counted = before.length === after.length ? title : replaceCount(title, before.length, after.length);
  if (!idea) return counted;
  const groundAt = (places: readonly Place[]) =>
    buildGrounding({
      city: removedPlace.city,
      idea,
      unmet,
      picks: places.map((place) => ({ place, evidence: evidence.filter(({ placeId }) => placeId === place.id) })),
    });
  const ground = groundAt(after);
  if (!namesRemovedPlace(counted) && !failsNow(counted, title)) return counted;
  return resolveHeadline(namesRemovedPlace(idea.title) ? "" : idea.title, { ...idea, title: "" }, ground);

  /** Whether a text names the removed place, or a dish that no other place in the guide serves. */
  function namesRemovedPlace(text: string): boolean {
    if (removedNames.some((name) => mentionsName(text, name))) return true;
    const otherDishes = after.flatMap((place) => place.dishes.map((dish) => dish.name)).join(" | ");
    return removedPlace.dishes.some((dish) => mentionsName(text, dish.name) && !mentionsName(otherDishes, dish.name));
  }

  /** Evidence expires: a headline that failed even before the change is not this change's fault. */
  function failsNow(now: string, then: string): boolean {
    return checkTitle(now, ground) !== null && checkTitle(then, groundAt(before)) === null;
  }
}

function replaceCount(title: string, from: number, to: number): string {
  const count = new RegExp(`(?<![\\p{L}\\p{N}])(${numberWord(from)}|${from})(?![\\p{L}\\p{N}])`, "giu");
  return title.replace(count, (match) => {
    const next = /^\d/.test(match) ? String(to) : numberWord(to);
    return /^\p{Lu}/u.test(match) ? capitalize(next) : next;
  });
}
