import type { AcceptedIdea, RejectedSentence, StandIn } from "@/lib/contracts/stages";
import { checkTitle } from "./checker/check-title";
import type { Grounding } from "./checker/grounding";

type HeadlineLog = { rejectedSentences: RejectedSentence[]; standIns: StandIn[] };

/** A headline that does not hold gives way to the working title, and that to the plainest one. */
export function resolveHeadline(
  title: string,
  idea: AcceptedIdea,
  ground: Grounding,
  { rejectedSentences, standIns }: HeadlineLog = { rejectedSentences: [], standIns: [] },
): string {
  const plain = title.replace(/\s+/g, " ").trim();
  const reason = checkTitle(plain, ground);
  if (reason === null) return plain;
  const isWorkingTitleSound = checkTitle(idea.title, ground) === null;
  rejectedSentences.push({ text: plain, reason, where: "title", outcome: "replaced" });
  standIns.push({
    where: "title",
    what: isWorkingTitleSound ? "The working title stands." : "The plainest title stands.",
  });
  return isWorkingTitleSound ? idea.title : "What the city has for this wish";
}
