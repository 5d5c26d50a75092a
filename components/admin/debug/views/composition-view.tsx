import type { GroundedSentence, RejectedSentence, StageOutputs } from "@/lib/contracts/stages";
import { withKeys } from "../with-keys";
import { FactSection } from "./facts";

type Props = { data: StageOutputs["composition"]; all: Partial<StageOutputs> };

/** Stage 6: rejected sentences first, then every sentence with its evidence. */
export function CompositionView({ data, all: { candidates } }: Props) {
  const { title, introduction, entries, rejectedSentences, fallbacks = [] } = data;
  const nameOf = (id: string) => candidates?.places.find((place) => place.id === id)?.name ?? id;
  return (
    <>
      <FactSection title={`Refused sentences (${rejectedSentences.length})`}>
        {rejectedSentences.length === 0 && (
          <p className="text-ui text-ink-soft">Every sentence rests on its evidence.</p>
        )}
        <ul className="grid gap-3">
          {withKeys(rejectedSentences, ({ text }) => text).map(([key, sentence]) => (
            <Refused key={key} sentence={sentence} nameOf={nameOf} />
          ))}
          {fallbacks.map(({ where, what }) => (
            <li key={where} className="text-ui">
              <strong className="font-strong">{nameOf(where)}</strong> {what}
            </li>
          ))}
        </ul>
      </FactSection>
      <FactSection title={title}>
        {withKeys(introduction, (paragraph) => paragraph[0]?.text ?? "").map(([key, paragraph]) => (
          <Sentences key={key} sentences={paragraph} />
        ))}
      </FactSection>
      {entries.map(({ placeId, sentences }) => (
        <FactSection key={placeId} title={nameOf(placeId)}>
          <Sentences sentences={sentences} />
        </FactSection>
      ))}
    </>
  );
}

const OUTCOMES = { rewritten: "Rewritten", removed: "Removed", replaced: "Replaced" } as const;

function Refused({ sentence, nameOf }: { sentence: RejectedSentence; nameOf: (id: string) => string }) {
  const { text, reason, where, outcome, rewrittenAs, secondReason } = sentence;
  return (
    <li className="grid max-w-measure gap-1 border-l-3 border-coral pl-4 text-ui wrap-anywhere">
      <del className="text-ink-soft decoration-1">{text}</del>
      <span>
        {where && `${nameOf(where)}: it `}
        {!where && "It "}
        {reason}.
      </span>
      {rewrittenAs && (
        <span className="text-ink-soft">
          Written again: {rewrittenAs}
          {secondReason && <em className="text-ui"> It {secondReason}.</em>}
        </span>
      )}
      <strong className="text-small font-strong">
        {outcome ? OUTCOMES[outcome] : "What became of it was not stored."}
      </strong>
    </li>
  );
}

function Sentences({ sentences }: { sentences: readonly GroundedSentence[] }) {
  return (
    <ul className="grid gap-2 text-ui">
      {withKeys(sentences, ({ text }) => text).map(([key, { text, evidenceIds }]) => (
        <li key={key} className="max-w-measure wrap-anywhere">
          {text}
          <span className="block text-small text-ink-faint">
            {evidenceIds.length > 0 ? `rests on ${evidenceIds.join(", ")}` : "about the prompt, not about a place"}
          </span>
        </li>
      ))}
    </ul>
  );
}
