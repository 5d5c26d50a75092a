import type { GuideRun, GuideRunSummary } from "@/lib/contracts/guide-run";
import type { GuideRunRow } from "./get-run-row";

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

/** City and prompt are stored in the guide; a run without a guide has its own. */
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
  fromStage: run.fromStage,
  isEdited: run.isEdited,
  usage: run.usage ?? {},
  createdAt: run.createdAt.toISOString(),
});

export const viewGuideRun = (row: GuideRunRow): GuideRun => ({
  ...viewGuideRunSummary(row),
  idea: row.run.idea,
  searchPlans: row.run.searchPlans,
  candidates: row.run.candidates,
  selections: row.run.selections,
  research: row.run.research,
  composition: row.run.composition,
  saving: row.run.saving,
});
