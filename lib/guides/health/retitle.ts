import { checkTitle } from "../checker/check-title";
import { groundOf } from "../checker/ground";
import { numberWord } from "../checker/numbers";
import { headline } from "../headline";
import type { AcceptedIdea, EvidenceSnippet, Place } from "../stage-types";
import { names } from "./name-words";

type Change = {
  title: string;
  leaving: Place;
  /** What it is called, and was. */
  called: readonly string[];
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
export function retitle({ title, leaving, called, before, after, evidence, idea, unmet }: Change): string {
  const counted = before.length === after.length ? title : recount(title, before.length, after.length);
  if (!idea) return counted;
  const groundAt = (places: readonly Place[]) =>
    groundOf({
      ...{ city: leaving.city, idea, unmet },
      picks: places.map((place) => ({ place, evidence: evidence.filter(({ placeId }) => placeId === place.id) })),
    });
  const ground = groundAt(after);
  const livedOnIt = tellsOf(counted) || failsNow(counted, title);
  if (!livedOnIt) return counted;
  return headline(tellsOf(idea.title) ? "" : idea.title, { ...idea, title: "" }, ground);

  /** Names the place, or a dish of its that nobody else in the guide serves. */
  function tellsOf(text: string): boolean {
    if (called.some((name) => names(text, name))) return true;
    const elsewhere = after.flatMap((place) => place.dishes.map((dish) => dish.name)).join(" | ");
    return leaving.dishes.some((dish) => names(text, dish.name) && !names(elsewhere, dish.name));
  }

  /** Sources take their words back: a headline that no longer held before is none of this change's doing. */
  function failsNow(now: string, then: string): boolean {
    return checkTitle(now, ground) !== null && checkTitle(then, groundAt(before)) === null;
  }
}

function recount(title: string, from: number, to: number): string {
  const count = new RegExp(`(?<![\\p{L}\\p{N}])(${numberWord(from)}|${from})(?![\\p{L}\\p{N}])`, "giu");
  return title.replace(count, (said) => {
    const next = /^\d/.test(said) ? String(to) : numberWord(to);
    return /^\p{Lu}/u.test(said) ? next.charAt(0).toUpperCase() + next.slice(1) : next;
  });
}
