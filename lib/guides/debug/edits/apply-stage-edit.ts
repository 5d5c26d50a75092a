import { type EditableStage, isEditableStage, parseStageEdit, type StageEdit } from "@/lib/contracts/stage-edits";
import type { StageName } from "@/lib/contracts/stage-name";
import type { Candidates, Research, StageOutputs } from "@/lib/contracts/stages";
import { AppError } from "@/lib/core/errors";
import { editComposition } from "./edit-composition";
import type { RunBeforeEdit } from "./edit-selections";
import { editSelections } from "./edit-selections";
import { missingStageError } from "./missing-stage";

/**
 * A stage's output as an editor wants it, under the same rules as the output of the stage itself.
 * @throws AppError bad_input, with a sentence that names the field or the place
 */
export function applyStageEdit(stage: StageName, edit: unknown, before: RunBeforeEdit): StageOutputs[StageName] {
  if (!isEditableStage(stage)) throw new AppError("bad_input", "Saving has nothing to edit: run it again as it is.");
  return applyEdit(stage, edit, before);
}

function applyEdit<Stage extends EditableStage>(
  stage: Stage,
  edit: unknown,
  before: RunBeforeEdit,
): StageOutputs[Stage] {
  const parsed = parseStageEdit(stage, edit);
  if (!parsed.isValid) throw new AppError("bad_input", parsed.problem);
  return EDITORS[stage](parsed.edit, before);
}

const EDITORS: { [Stage in EditableStage]: (edit: StageEdit<Stage>, before: RunBeforeEdit) => StageOutputs[Stage] } = {
  idea: editIdea,
  searchPlans: ({ plans }) => plans.map((plan, i) => ({ id: `plan-${i + 1}`, ...plan })),
  candidates: editCandidates,
  selections: editSelections,
  research: editResearch,
  composition: editComposition,
};

/** Readings stay, where the prompt still says it. */
function editIdea(edit: StageEdit<"idea">, { prompt, outputs }: RunBeforeEdit): StageOutputs["idea"] {
  const { idea } = outputs;
  const readings = idea?.kind === "idea" ? idea.readings?.filter(({ quote }) => prompt.includes(quote)) : undefined;
  return { kind: "idea", ...edit, ...(readings && { readings }) };
}

/** Candidates come only from the places provider: an editor can take some out. */
function editCandidates({ placeIds }: StageEdit<"candidates">, { outputs }: RunBeforeEdit): Candidates {
  const { candidates } = outputs;
  if (!candidates) throw missingStageError("candidates");
  const known = new Set(candidates.places.map(({ id }) => id));
  const unknownId = placeIds.find((id) => !known.has(id));
  if (unknownId !== undefined) {
    throw new AppError("bad_input", `placeIds names "${unknownId}", which is not among this run's candidates.`);
  }
  const remaining = new Set(placeIds);
  return {
    ...candidates,
    places: candidates.places.filter(({ id }) => remaining.has(id)),
    rejected: [
      ...candidates.places
        .filter(({ id }) => !remaining.has(id))
        .map(({ id, name }) => ({ id, name, kind: "taken_out" as const, reason: "taken out by the editor" })),
      ...candidates.rejected,
    ],
  };
}

/** Evidence comes only from its sources: an editor can take some out. */
function editResearch({ evidenceIds }: StageEdit<"research">, { outputs }: RunBeforeEdit): Research {
  const { research } = outputs;
  if (!research) throw missingStageError("research");
  const known = new Set(research.evidence.map(({ id }) => id));
  const unknownId = evidenceIds.find((id) => !known.has(id));
  if (unknownId !== undefined) {
    throw new AppError("bad_input", `evidenceIds names "${unknownId}", which is not among this run's evidence.`);
  }
  const remaining = new Set(evidenceIds);
  return { ...research, evidence: research.evidence.filter(({ id }) => remaining.has(id)) };
}
