import { isAgainst } from "@/lib/contracts/reading";
import type { Constraint } from "@/lib/contracts/stages";
import { isAvoidedForHealth } from "@/lib/guides/constraints/evaluate-food";
import { joinWithOr } from "@/lib/restaurants/vocabulary";
import type { LinkedSpan } from "../spans/apply-spans";
import { personOf } from "../spans/people";

/**
 * "One of us doesn't eat pork": what somebody leaves out for faith or health, beside others who eat it, takes something
 * without it, and no kitchen without it. What would make them ill still does.
 */
export const refusalsOfSome = (
  constraints: readonly Constraint[],
  linked: readonly LinkedSpan[],
  prompt: string,
): Constraint[] =>
  constraints.map((constraint) => {
    const { field, values, isNegated, isDanger, isHard } = constraint;
    if (field !== "dish" || !isNegated || isDanger || !isHard || !values.every(isAvoidedForHealth)) return constraint;
    // A bar pours for all of them.
    if (values.includes("alcohol")) return constraint;
    const about = linked.filter(
      ({ span, mentions }) =>
        isAgainst(span.role) && mentions.some(({ topics }) => topics.some(({ value }) => values.includes(value))),
    );
    const isOfSome = about.length > 0 && about.every(({ span }) => personOf(span, prompt) !== undefined);
    return isOfSome ? { ...constraint, isForSome: true, label: `something without ${joinWithOr(values)}` } : constraint;
  });
