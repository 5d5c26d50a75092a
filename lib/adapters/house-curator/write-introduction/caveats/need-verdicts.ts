import type { Constraint } from "@/lib/contracts/stages";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { joinList } from "../../grammar/words";
import type { Highlight } from "../highlights";

/** Which picks meet a need, which are known not to, and of which nothing is known. */
export type NeedVerdicts = { yes: Highlight[]; no: Highlight[]; open: Highlight[] };

export type JudgedNeed = NeedVerdicts & { need: Constraint };

export function needVerdicts(need: Constraint, highlights: readonly Highlight[]): NeedVerdicts {
  const found = Map.groupBy(highlights, ({ m }) => evaluateConstraint(m.place, need));
  return { yes: found.get("met") ?? [], no: found.get("unmet") ?? [], open: found.get("unknown") ?? [] };
}

export const namesOf = (highlights: readonly Highlight[]): string => joinList(highlights.map(({ name }) => name));

export const isOrAre = ({ length }: { length: number }): "is" | "are" => (length === 1 ? "is" : "are");

export const nobodyOf = (highlights: readonly Highlight[]): string =>
  highlights.length === 2 ? "neither of these" : "none of these";
