import { Notice } from "@/components/ui/notice";
import type { StageOutputs } from "@/lib/contracts/stages";
import { Rejections } from "./rejections";

/** Stage 3: the candidates as the searches rank them, and the rejected places. */
export function CandidatesView({ data: { places, problems, rejected } }: { data: StageOutputs["candidates"] }) {
  return (
    <>
      {problems.map((problem) => (
        <Notice key={problem} tone="info">
          {problem}
        </Notice>
      ))}
      <details>
        <summary className="min-h-8 font-display text-aside leading-tight font-heading">
          Candidates ({places.length}), best first
        </summary>
        <ol className="mt-2 list-decimal pl-8 text-ui">
          {places.map(({ id, name, neighbourhood, cuisines, relevance }) => (
            <li key={id} className="py-0.5 wrap-anywhere">
              {name}{" "}
              <span className="text-ink-soft">
                {[cuisines.slice(0, 2).join(", "), neighbourhood].filter(Boolean).join(" · ")}
              </span>
              <span className="text-ink-faint tabular-nums"> · search score {relevance.toFixed(2)}</span>
            </li>
          ))}
        </ol>
      </details>
      <Rejections rejected={rejected} />
    </>
  );
}
