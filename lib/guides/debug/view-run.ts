import { STAGE_NAMES, type StageName } from "@/lib/contracts/guide";
import type { GuideRun, GuideRunSummary } from "@/lib/contracts/guide-run";
import type { GuideRunRow } from "./find-run";

type GuideRunSummaryRow = {
  run: Pick<
    GuideRunRow["run"],
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
  guide: Pick<NonNullable<GuideRunRow["guide"]>, "id" | "name" | "isAdminOnly" | "city" | "prompt"> | null;
  adminName: string | null;
};

/** What a run was asked for stands in its guide; where there is none, in the run. */
export const viewGuideRunSummary = ({ run, guide, adminName }: GuideRunSummaryRow): GuideRunSummary => ({
  id: run.id,
  guide: guide && { id: guide.id, name: guide.name, isAdminOnly: guide.isAdminOnly },
  city: guide?.city ?? run.city ?? "",
  prompt: guide?.prompt ?? run.prompt ?? "",
  state: run.state,
  error: run.error,
  isDebug: run.isDebug,
  adminName,
  parentId: run.parentId,
  fromStage: run.fromStage as StageName | null,
  isEdited: run.isEdited,
  usage: (run.usage ?? {}) as GuideRunSummary["usage"],
  createdAt: run.createdAt.toISOString(),
});

export const viewGuideRun = (row: GuideRunRow): GuideRun => ({
  ...viewGuideRunSummary(row),
  ...(Object.fromEntries(STAGE_NAMES.map((stage) => [stage, row.run[stage]])) as Record<StageName, unknown>),
});
