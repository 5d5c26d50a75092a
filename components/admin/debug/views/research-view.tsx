import { Notice } from "@/components/ui/notice";
import type { StageOutputs } from "@/lib/contracts/stages";
import { EvidenceList } from "./evidence-list";
import { FactSection } from "./facts";

type Props = { data: StageOutputs["research"]; all: Partial<StageOutputs> };

/** Stage 5: the evidence for each pick, and what could not be looked up. */
export function ResearchView({ data: { evidence, photos, problems }, all: { candidates, selections } }: Props) {
  const ids = selections?.picks.map(({ placeId }) => placeId) ?? [...new Set(evidence.map(({ placeId }) => placeId))];
  const nameOf = (id: string) => candidates?.places.find((place) => place.id === id)?.name ?? id;
  return (
    <>
      {problems.map((problem) => (
        <Notice key={problem} tone="info">
          {problem}
        </Notice>
      ))}
      {ids.map((id) => {
        const own = evidence.filter(({ placeId }) => placeId === id);
        const photo = photos.find(({ placeId }) => placeId === id);
        return (
          <FactSection key={id} title={`${nameOf(id)} (${own.length})`}>
            <EvidenceList evidence={own} />
            {photo && <p className="text-small text-ink-faint">A photo from {photo.source}.</p>}
          </FactSection>
        );
      })}
    </>
  );
}
