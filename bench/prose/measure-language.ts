import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import { findGrammarFaults } from "@/lib/guides/testing/grammar/find-grammar-faults";
import { type GrammarNames, grammarNamesOf } from "@/lib/guides/testing/grammar/grammar-names";
import { hasFiniteVerb } from "@/lib/guides/testing/grammar/has-finite-verb";
import { viewEvidence } from "@/lib/guides/view-evidence";
import type { CuratedGuide } from "../curation/make-guides";
import { atMost, type Measure } from "./measure";

/** Whether guides are in good English, and show as evidence only what somebody would write. */
export function measureLanguage(guides: readonly CuratedGuide[]): Measure[] {
  const names = grammarNamesOf(builtInCatalogue());
  const findings = guides.map((guide) => findingsIn(guide, names)).filter((found) => found.length > 0);
  const verbless = guides.flatMap(sentencesOf).filter((text) => !hasFiniteVerb(text, names));
  const records = guides.flatMap(evidenceOf).filter(readsLikeRecord);
  const ofTwenty = (20 * findings.length) / Math.max(1, guides.length);
  return [
    atMost("guides of twenty with a grammar finding", ofTwenty, 1, distinct(findings.flat())),
    atMost("sentences without a verb", verbless.length, 0, distinct(verbless)),
    atMost("pieces of evidence that are no note", records.length, 0, distinct(records)),
  ];
}

const findingsIn = (guide: CuratedGuide, names: GrammarNames): string[] =>
  sentencesOf(guide).flatMap((text) =>
    findGrammarFaults(text, names).map(({ rule, words }) => `${rule}: ${words} | ${text}`),
  );

const sentencesOf = ({ draft: { composition } }: CuratedGuide): string[] =>
  [...composition.introduction.flat(), ...composition.entries.flatMap(({ sentences }) => sentences)].map(
    ({ text }) => text,
  );

/** What readers see behind the sentences of each entry. */
const evidenceOf = ({ draft: { candidates, composition, research } }: CuratedGuide): string[] =>
  composition.entries.flatMap(({ placeId, sentences }) => {
    const place = candidates.places.find(({ id }) => id === placeId);
    const used = new Set(sentences.flatMap(({ evidenceIds }) => evidenceIds));
    const rows = research.evidence
      .filter(({ id }) => used.has(id))
      .map((row) => ({ ...row, restaurantId: placeId, keptUntil: null }));
    return place ? viewEvidence(rows, place).map(({ text }) => text) : [];
  });

const LABEL =
  /(?:^|[.;] )(?:Cuisines?|Mood|Vibes?|Good for|Meals?|Diets?|Also|Features?|Price|Dishes|Address|Phone|Since): /;
const ANY_LABEL = /(?:^|[.;] )\p{Lu}\p{Ll}+(?: \p{Ll}+)?: /gu;

/** "Cuisine: Korean. Mood: quiet": fields and values, which a source keeps and nobody writes. */
const readsLikeRecord = (text: string): boolean =>
  LABEL.test(text) || (text.match(ANY_LABEL)?.length ?? 0) > 1 || /["{}[\]]\s*:|\b\w+=\w/.test(text);

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];
