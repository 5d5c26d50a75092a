import { AppError } from "../../../errors";
import type { Research } from "../../stage-types";
import type { Before } from "./apply-edit";
import { missing } from "./missing";
import type { Edit } from "./schemas";

/** Evidence comes from its sources alone: an editor takes some out. */
export function editResearch({ evidenceIds }: Edit<"research">, { outputs }: Before): Research {
  const { research } = outputs;
  if (!research) throw missing("research");
  const known = new Set(research.evidence.map(({ id }) => id));
  const stranger = evidenceIds.find((id) => !known.has(id));
  if (stranger !== undefined) {
    throw new AppError("bad_input", `evidenceIds names "${stranger}", which is not among this run's evidence.`);
  }
  const kept = new Set(evidenceIds);
  return { ...research, evidence: research.evidence.filter(({ id }) => kept.has(id)) };
}
