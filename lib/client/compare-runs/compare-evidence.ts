import type { EvidenceSnippet, Research } from "@/lib/contracts/stages";
import { listChanges, type RunChange, valueChange } from "./run-change";

type NameOf = (placeId: string) => string;

/** The evidence that differs; for a place that only one run researched, how much there was. */
export function compareEvidence(before: Research, after: Research, nameOf: NameOf): RunChange[] {
  const [former, latter] = [before, after].map(({ evidence }) => Map.groupBy(evidence, ({ placeId }) => placeId));
  const ids = [...new Set([...(former?.keys() ?? []), ...(latter?.keys() ?? [])])];
  return ids.flatMap((id): RunChange[] => {
    const [was, is] = [former?.get(id), latter?.get(id)];
    const what = nameOf(id);
    if (!was) return [{ kind: "added", what, after: countEvidence(is) }];
    if (!is) return [{ kind: "removed", what, before: countEvidence(was) }];
    return listChanges(was, is, {
      keyOf: (snippet) => snippet.id,
      nameOf: () => what,
      detailOf: ({ text }) => text,
      inBoth: (one, other) => valueChange(what, one.text, other.text),
    });
  });
}

const countEvidence = (evidence: EvidenceSnippet[] = []) =>
  `${evidence.length} ${evidence.length === 1 ? "piece" : "pieces"} of evidence`;
