import type { StageName } from "@/lib/contracts/guide";
import { type EditableStage, isEditableStage, parseStageEdit, type StageEdit } from "@/lib/contracts/stage-edits";
import type { StageOutputs } from "@/lib/contracts/stage-schemas";
import type { Candidates, Research } from "@/lib/contracts/stages";
import { AppError } from "@/lib/core/errors";
import { editComposition } from "./edit-composition";
import type { RunBeforeEdit } from "./edit-selections";
import { editSelections } from "./edit-selections";
import { missingStageError } from "./missing-stage";

/**
 * A stage's output as an editor wants it, held to what the stage itself is held to.
 * @throws AppError bad_input, with a sentence that names the field or the place
 */
export function applyStageEdit(stage: StageName, edit: unknown, before: RunBeforeEdit): StageOutputs[StageName] {
  if (!isEditableStage(stage)) throw new AppError("bad_input", "Saving has nothing to edit: run it again as it is.");
  const reading = parseStageEdit(stage, edit);
  if (!reading.isValid) throw new AppError("bad_input", reading.problem);
  return EDITORS[stage](reading.edit as never, before);
}

const EDITORS: { [Stage in EditableStage]: (edit: StageEdit<Stage>, before: RunBeforeEdit) => StageOutputs[Stage] } = {
  idea: (edit) => ({ kind: "idea", ...edit }),
  searchPlans: ({ plans }) => plans.map((plan, i) => ({ id: `plan-${i + 1}`, ...plan })),
  candidates: editCandidates,
  selections: editSelections,
  research: editResearch,
  composition: editComposition,
};

/** Candidates come from the source of places alone: an editor takes some out. */
function editCandidates({ placeIds }: StageEdit<"candidates">, { outputs }: RunBeforeEdit): Candidates {
  const { candidates } = outputs;
  if (!candidates) throw missingStageError("candidates");
  const known = new Set(candidates.places.map(({ id }) => id));
  const stranger = placeIds.find((id) => !known.has(id));
  if (stranger !== undefined) {
    throw new AppError("bad_input", `placeIds names "${stranger}", which is not among this run's candidates.`);
  }
  const kept = new Set(placeIds);
  return {
    ...candidates,
    places: candidates.places.filter(({ id }) => kept.has(id)),
    rejected: [
      ...candidates.places
        .filter(({ id }) => !kept.has(id))
        .map(({ id, name }) => ({ id, name, kind: "taken_out" as const, reason: "taken out by the editor" })),
      ...candidates.rejected,
    ],
  };
}

/** Evidence comes from its sources alone: an editor takes some out. */
function editResearch({ evidenceIds }: StageEdit<"research">, { outputs }: RunBeforeEdit): Research {
  const { research } = outputs;
  if (!research) throw missingStageError("research");
  const known = new Set(research.evidence.map(({ id }) => id));
  const stranger = evidenceIds.find((id) => !known.has(id));
  if (stranger !== undefined) {
    throw new AppError("bad_input", `evidenceIds names "${stranger}", which is not among this run's evidence.`);
  }
  const kept = new Set(evidenceIds);
  return { ...research, evidence: research.evidence.filter(({ id }) => kept.has(id)) };
}
