import { STAGES, type StageName } from "../contract";
import type { RunRecord, RunSummary } from "./contract";
import type { RunRow } from "./find-run";

type SummaryRow = {
  run: Pick<
    RunRow["run"],
    | "id"
    | "city"
    | "prompt"
    | "state"
    | "error"
    | "isDebug"
    | "parentId"
    | "fromStage"
    | "isEdited"
    | "usage"
    | "createdAt"
  >;
  guide: Pick<NonNullable<RunRow["guide"]>, "id" | "name" | "isAdminOnly" | "city" | "prompt"> | null;
  adminName: string | null;
};

/** What a run was asked for stands in its guide; where there is none, in the run. */
export const viewRunSummary = ({ run, guide, adminName }: SummaryRow): RunSummary => ({
  id: run.id,
  guide: guide && { id: guide.id, name: guide.name, isAdminOnly: guide.isAdminOnly },
  city: guide?.city ?? run.city ?? "",
  prompt: guide?.prompt ?? run.prompt ?? "",
  ...{ state: run.state, error: run.error, isDebug: run.isDebug, adminName },
  ...{ parentId: run.parentId, fromStage: run.fromStage as StageName | null, isEdited: run.isEdited },
  usage: (run.usage ?? {}) as RunSummary["usage"],
  createdAt: run.createdAt.toISOString(),
});

export const viewRun = (row: RunRow): RunRecord => ({
  ...viewRunSummary(row),
  ...(Object.fromEntries(STAGES.map((stage) => [stage, row.run[stage]])) as Record<StageName, unknown>),
});
