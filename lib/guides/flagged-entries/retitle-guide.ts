import type { AcceptedIdea, EvidenceSnippet, Place } from "@/lib/contracts/stages";
import { checkTitle } from "../checker/check-title";
import { buildGrounding } from "../checker/grounding";
import { numberWord } from "../checker/numbers";
import { resolveHeadline } from "../resolve-headline";
import { mentionsName } from "./mentions-name";

type EntryChange = {
  title: string;
  removedPlace: Place;
  /** What it is called, and was. */
  removedNames: readonly string[];
  /** The guide's places with the one that leaves, and without it. */
  before: readonly Place[];
  after: readonly Place[];
  /** Of all of them. */
  evidence: readonly EvidenceSnippet[];
  /** What the guide was made for; null without a record. */
  idea: AcceptedIdea | null;
  unmet: readonly string[];
};

/** A guide's headline once a place has left: counted anew, and another one only where this one lived on that place. */
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
  const livedOnIt = tellsOf(counted) || failsNow(counted, title);
  if (!livedOnIt) return counted;
  return resolveHeadline(tellsOf(idea.title) ? "" : idea.title, { ...idea, title: "" }, ground);

  /** Names the place, or a dish of its that nobody else in the guide serves. */
  function tellsOf(text: string): boolean {
    if (removedNames.some((name) => mentionsName(text, name))) return true;
    const elsewhere = after.flatMap((place) => place.dishes.map((dish) => dish.name)).join(" | ");
    return removedPlace.dishes.some((dish) => mentionsName(text, dish.name) && !mentionsName(elsewhere, dish.name));
  }

  /** Sources take their words back: a headline that no longer held before is none of this change's doing. */
  function failsNow(now: string, then: string): boolean {
    return checkTitle(now, ground) !== null && checkTitle(then, groundAt(before)) === null;
  }
}

function replaceCount(title: string, from: number, to: number): string {
  const count = new RegExp(`(?<![\\p{L}\\p{N}])(${numberWord(from)}|${from})(?![\\p{L}\\p{N}])`, "giu");
  return title.replace(count, (said) => {
    const next = /^\d/.test(said) ? String(to) : numberWord(to);
    return /^\p{Lu}/u.test(said) ? next.charAt(0).toUpperCase() + next.slice(1) : next;
  });
}
