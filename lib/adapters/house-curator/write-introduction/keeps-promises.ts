import type { Constraint } from "@/lib/contracts/stages";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import type { GuideBrief } from "@/lib/ports/curator";
import { phrasesOf } from "../constraint-phrases/find-phrases";
import { MOST } from "./request-phrase";

/** What a place has or hasn't; an occasion only says whom a guide is for. */
const PROMISED: readonly Constraint["field"][] = ["feature", "vibe", "meal", "diet"];

/** Whether a headline names nothing that was asked for and that too few of the picks are known to have. */
export const keepsPromises = (text: string, { idea, picks }: Pick<GuideBrief, "idea" | "picks">): boolean =>
  idea.constraints
    .filter(({ field, isNegated }) => !isNegated && PROMISED.includes(field))
    .filter((need) => {
      const meeting = picks.filter(({ place }) => evaluateConstraint(place, need) === "met");
      return meeting.length < MOST * picks.length;
    })
    .every(({ field, values }) => values.every((value) => !phrasesOf(field, value)?.evidencePattern?.test(text)));
