import type { StageOutputs } from "@/lib/contracts/stages";

type Props = { data: StageOutputs["searchPlans"]; all: Partial<StageOutputs> };

/** Stage 2: the planned searches, and how many places each found. */
export function PlansView({ data, all: { candidates } }: Props) {
  return (
    <ol className="grid gap-3 text-ui">
      {data.map(({ id, query, cuisines, areas, why }) => {
        const found = candidates?.searches?.find(({ planId }) => planId === id)?.found;
        const filters = [...cuisines, ...areas].join(", ");
        return (
          <li key={id} className="grid gap-0.5 wrap-anywhere">
            <strong className="font-strong">{query || "(no words)"}</strong>
            <span className="text-ink-soft">
              {why}
              {filters && ` Only ${filters}.`}
            </span>
            {found !== undefined && (
              <span className="text-small text-ink-faint">{found === null ? "It failed." : `Found ${found}.`}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
