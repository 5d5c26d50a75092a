import type { EvidenceSnippet, Selections, StageOutputs } from "@/lib/contracts/stages";
import { EvidenceList } from "./evidence-list";
import { Facts } from "./facts";
import { Rejections } from "./rejections";
import { VerdictChips } from "./verdict-chips";

type Props = { data: StageOutputs["selections"]; all: Partial<StageOutputs> };

/** Stage 4: why each place was picked: reason, verdicts, rank and evidence. */
export function SelectionsView({
  data: { picks, order, unmet, rejected, tooFew },
  all: { candidates, research },
}: Props) {
  const nameOf = (id: string) => candidates?.places.find((place) => place.id === id)?.name ?? id;
  return (
    <>
      <Facts
        of={[
          ["Order of telling", order],
          ...(tooFew
            ? ([
                ["No guide", tooFew.message],
                [
                  "Offered",
                  tooFew.changes.map(({ label, placeCount }) => `${label} (${placeCount ?? "?"})`).join(", ") ||
                    "nothing",
                ],
              ] as const)
            : []),
          ["Gave way", unmet.join(", ") || "nothing"],
        ]}
      />
      <ol className="grid gap-4">
        {picks.map((pick, i) => (
          <Pick
            key={pick.placeId}
            pick={pick}
            at={i + 1}
            name={nameOf(pick.placeId)}
            outOf={candidates?.places.length}
            evidence={research?.evidence.filter(({ placeId }) => placeId === pick.placeId)}
          />
        ))}
      </ol>
      <Rejections rejected={rejected} />
    </>
  );
}

type PickProps = {
  pick: Selections["picks"][number];
  at: number;
  name: string;
  outOf: number | undefined;
  evidence: EvidenceSnippet[] | undefined;
};

function Pick({ pick: { reason, verdicts, searchRank, score, isFiller }, at, name, outOf, evidence }: PickProps) {
  const standing = [
    searchRank !== undefined && `${ordinal(searchRank)} of ${outOf ?? "?"} by the searches`,
    score !== undefined && `curator's score ${score}`,
    isFiller && "not chosen: it fills a list that was too short",
  ].filter(Boolean);
  return (
    <li
      aria-label={`Why ${name} was picked`}
      className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-2 border-t border-rule pt-3"
    >
      <span className="font-display text-card text-coral-ink">{at}</span>
      <div className="grid gap-2">
        <h4 className="text-card wrap-anywhere">{name}</h4>
        <p className="max-w-measure text-ui">{reason}</p>
        <VerdictChips verdicts={verdicts} />
        <p className="text-small text-ink-faint tabular-nums">{standing.join(" · ") || "Its rank was not stored."}</p>
        {evidence && (
          <details>
            <summary className="link inline-flex min-h-8 items-center text-ui">
              Evidence ({evidence.length})<span className="sr-only"> for {name}</span>
            </summary>
            <EvidenceList evidence={evidence} />
          </details>
        )}
      </div>
    </li>
  );
}

const ENDINGS: Record<Intl.LDMLPluralRule, string> = {
  one: "st",
  two: "nd",
  few: "rd",
  other: "th",
  many: "th",
  zero: "th",
};
const rules = new Intl.PluralRules("en", { type: "ordinal" });
const ordinal = (n: number) => `${n}${ENDINGS[rules.select(n)]}`;
