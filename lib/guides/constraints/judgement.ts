import type { ConstraintVerdict } from "@/lib/contracts/stages";
import type { FactList, VerdictFact } from "@/lib/contracts/verdict-fact";

export type Verdict = ConstraintVerdict["verdict"];

/** Looked up only where they are told: thousands of places are judged for each one that is picked. */
type Facts = () => VerdictFact[];

/** A verdict, and what decided it. */
export type Judgement = { verdict: Verdict; facts: Facts };

export const met = (facts: Facts): Judgement => ({ verdict: "met", facts });
export const unmet = (facts: Facts): Judgement => ({ verdict: "unmet", facts });
export const unknown = (facts: Facts): Judgement => ({ verdict: "unknown", facts });

export const listed = (list: FactList, values: readonly string[]): VerdictFact => ({
  kind: "listed",
  list,
  values: [...values],
});

/** Of alternatives one is enough. */
export const bestOf = (judgements: readonly Judgement[]): Judgement =>
  decidedBy(judgements, ["met", "unknown"], "unmet");
/** Of exclusions all must hold. */
export const worstOf = (judgements: readonly Judgement[]): Judgement =>
  decidedBy(judgements, ["unmet", "unknown"], "met");

/** The first of these verdicts that there is, or else the last, on the facts of all that share it. */
function decidedBy(judgements: readonly Judgement[], order: readonly Verdict[], otherwise: Verdict): Judgement {
  const verdict = order.find((each) => judgements.some((judged) => judged.verdict === each)) ?? otherwise;
  const deciding = judgements.filter((judged) => judged.verdict === verdict);
  return { verdict, facts: () => mergeFacts(deciding.flatMap(({ facts }) => facts())) };
}

/** Each fact once, and one for all that share a list, a silence or a dish. */
export function mergeFacts(facts: readonly VerdictFact[]): VerdictFact[] {
  const byKey = new Map<string, VerdictFact>();
  for (const fact of facts) {
    const key = keyOf(fact);
    const known = byKey.get(key);
    byKey.set(
      key,
      known && "values" in known && "values" in fact ? withValues(known, fact.values) : { ...known, ...fact },
    );
  }
  return [...byKey.values()];
}

function keyOf(fact: VerdictFact): string {
  if (fact.kind === "listed") return `listed ${fact.list}`;
  if (fact.kind === "dish") return `dish ${fact.name}`;
  return fact.kind === "silent" ? `silent ${fact.field}` : JSON.stringify(fact);
}

const withValues = <Fact extends { values: string[] }>(fact: Fact, values: readonly string[]): Fact => ({
  ...fact,
  values: [...new Set([...fact.values, ...values])],
});
