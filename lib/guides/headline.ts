import { checkTitle } from "./checker/check-title";
import type { Ground } from "./checker/ground";
import type { AcceptedIdea, Composition } from "./stage-types";

/** A headline that does not hold gives way to the working title, and that to the plainest one. */
export function headline(
  title: string,
  idea: AcceptedIdea,
  ground: Ground,
  rejected: Composition["rejectedSentences"] = [],
): string {
  const plain = title.replace(/\s+/g, " ").trim();
  const reason = checkTitle(plain, ground);
  if (reason === null) return plain;
  rejected.push({ text: plain, reason });
  return checkTitle(idea.title, ground) === null ? idea.title : "What the city has for this wish";
}
