import type { EvidenceSnippet, GroundedSentence } from "@/lib/contracts/stages";
import { findFigure } from "@/lib/guides/checker/figures";
import { findForbiddenPhrase } from "@/lib/guides/checker/forbidden-phrases";

/** Replaces a refused sentence with its first evidence, verbatim, or with nothing if that is not allowed either. */
export function rewriteSentences(
  refused: readonly GroundedSentence[],
  evidence: readonly EvidenceSnippet[],
): GroundedSentence[] {
  const byId = new Map(evidence.map((snippet) => [snippet.id, snippet]));
  return refused.map(({ evidenceIds }) => {
    const snippets = evidenceIds.map((id) => byId.get(id)).filter((snippet) => snippet !== undefined);
    const plain = snippets.find(
      ({ about, text }) => about !== "facts" && !findFigure(text) && !findForbiddenPhrase(text),
    );
    return plain ? { text: plain.text, evidenceIds: [plain.id] } : { text: "", evidenceIds: [] };
  });
}
