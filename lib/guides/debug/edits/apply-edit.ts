import { AppError } from "../../../errors";
import type { StageName } from "../../contract";
import type { GuideInput } from "../../stage-types";
import type { Outputs } from "../kept-stages";
import { editCandidates } from "./candidates";
import { editComposition } from "./composition";
import { editResearch } from "./research";
import { type Edit, type EditableStage, isEditable, readEdit } from "./schemas";
import { editSelections } from "./selections";

/** What a run has to come to before a stage can be taken over: everything before it, and its own former output. */
export type Before = GuideInput & { outputs: Partial<Outputs> };

/**
 * A stage's output as an editor wants it, held to what the stage itself is held to.
 * @throws AppError bad_input, with a sentence that names the field or the place
 */
export function applyEdit(stage: StageName, edit: unknown, before: Before): Outputs[StageName] {
  if (!isEditable(stage)) throw new AppError("bad_input", "Saving has nothing to edit: run it again as it is.");
  const reading = readEdit(stage, edit);
  if (!reading.isRead) throw new AppError("bad_input", reading.problem);
  return APPLY[stage](reading.edit as never, before);
}

const APPLY: { [Stage in EditableStage]: (edit: Edit<Stage>, before: Before) => Outputs[Stage] } = {
  idea: (edit) => ({ kind: "idea", ...edit }),
  searchPlans: ({ plans }) => plans.map((plan, i) => ({ id: `plan-${i + 1}`, ...plan })),
  candidates: editCandidates,
  selections: editSelections,
  research: editResearch,
  composition: editComposition,
};
