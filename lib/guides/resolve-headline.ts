import type { AcceptedIdea, RejectedSentence, TextFallback } from "@/lib/contracts/stages";
import { checkTitle } from "./checker/check-title";
import type { Grounding } from "./checker/grounding";

type HeadlineLog = { rejectedSentences: RejectedSentence[]; fallbacks: TextFallback[] };

/** Replaces a headline that fails the checker with the working title, or if that fails too, with a generic one. */
export function resolveHeadline(
  title: string,
  idea: AcceptedIdea,
  ground: Grounding,
  { rejectedSentences, fallbacks }: HeadlineLog = { rejectedSentences: [], fallbacks: [] },
): string {
  const plain = title.replace(/\s+/g, " ").trim();
  const reason = checkTitle(plain, ground);
  if (reason === null) return plain;
  const isWorkingTitleGrounded = checkTitle(idea.title, ground) === null;
  rejectedSentences.push({ text: plain, reason, where: "title", outcome: "replaced" });
  fallbacks.push({
    where: "title",
    what: isWorkingTitleGrounded ? "The working title stands." : "The plainest title stands.",
  });
  return isWorkingTitleGrounded ? idea.title : "What the city has for this wish";
}
