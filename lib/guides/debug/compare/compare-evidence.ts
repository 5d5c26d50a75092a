import type { EvidenceSnippet, Research } from "../../stage-types";
import { type Change, changed, changesIn } from "./change";

type NameOf = (placeId: string) => string;

/** Which evidence is other; of a place that only one run looked into, how much there was. */
export function compareEvidence(before: Research, after: Research, nameOf: NameOf): Change[] {
  const [former, latter] = [before, after].map(({ evidence }) => Map.groupBy(evidence, ({ placeId }) => placeId));
  const ids = [...new Set([...(former?.keys() ?? []), ...(latter?.keys() ?? [])])];
  return ids.flatMap((id): Change[] => {
    const [was, is] = [former?.get(id), latter?.get(id)];
    const what = nameOf(id);
    if (!was) return [{ kind: "added", what, after: pieces(is) }];
    if (!is) return [{ kind: "removed", what, before: pieces(was) }];
    return changesIn(was, is, {
      keyOf: (snippet) => snippet.id,
      nameOf: () => what,
      detailOf: ({ text }) => text,
      inBoth: (one, other) => changed(what, one.text, other.text),
    });
  });
}

const pieces = (evidence: EvidenceSnippet[] = []) =>
  `${evidence.length} ${evidence.length === 1 ? "piece" : "pieces"} of evidence`;
