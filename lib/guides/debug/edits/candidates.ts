import { AppError } from "../../../errors";
import type { Candidates } from "../../stage-types";
import type { Before } from "./apply-edit";
import { missing } from "./missing";
import type { Edit } from "./schemas";

/** Candidates come from the source of places alone: an editor takes some out. */
export function editCandidates({ placeIds }: Edit<"candidates">, { outputs }: Before): Candidates {
  const { candidates } = outputs;
  if (!candidates) throw missing("candidates");
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
