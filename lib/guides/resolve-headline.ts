import type { AcceptedIdea, RejectedSentence, TextFallback } from "@/lib/contracts/stages";
import { checkTitle } from "./checker/check-title";
import type { Grounding } from "./checker/grounding";
import { withoutMoods } from "./checker/moods";
import type { Archive } from "./originality/archive";
import { titleRepetition } from "./originality/check-originality";

type HeadlineLog = { rejectedSentences: RejectedSentence[]; fallbacks: TextFallback[]; archive?: Archive };

/**
 * Replaces a headline that fails the checker, or stands over another guide, with the working title, that without its
 * moods, or if these fail too, with a generic one.
 */
export function resolveHeadline(
  title: string,
  idea: AcceptedIdea,
  ground: Grounding,
  { rejectedSentences, fallbacks, archive }: HeadlineLog = { rejectedSentences: [], fallbacks: [] },
): string {
  const reasonAgainst = (text: string) => checkTitle(text, ground) ?? (archive ? titleRepetition(text, archive) : null);
  const plain = title.replace(/\s+/g, " ").trim();
  const reason = reasonAgainst(plain);
  if (reason === null) return plain;
  rejectedSentences.push({ text: plain, reason, where: "title", outcome: "replaced" });
  const names = [...ground.places.values()].slice(0, 2).map(({ name }) => name);
  const working = [idea.title, withoutMoods(idea.title)]
    .flatMap((text) => [text, `${text}: ${names.join(" and ")}`])
    .find((text) => reasonAgainst(text) === null);
  fallbacks.push({
    where: "title",
    what: working === undefined ? "The plainest title stands." : "The working title stands.",
  });
  return working ?? "What the city has for this wish";
}
