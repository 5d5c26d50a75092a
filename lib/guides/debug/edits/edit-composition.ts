import type { StageEdit } from "@/lib/contracts/stage-edits";
import type { Composition } from "@/lib/contracts/stages";
import { AppError } from "@/lib/core/errors";
import { checkGuide } from "../../checker/check-guide";
import { buildGrounding } from "../../checker/grounding";
import type { RunBeforeEdit } from "./edit-selections";
import { missingStageError } from "./missing-stage";

/** The text as an editor wrote it: every sentence must be grounded in its evidence, as the curator's must. */
export function editComposition(edit: StageEdit<"composition">, { city, outputs }: RunBeforeEdit): Composition {
  const { idea, candidates, selections, research } = outputs;
  if (idea?.kind !== "idea") throw missingStageError("idea");
  if (!candidates || !selections) throw missingStageError("selections");
  if (!research) throw missingStageError("research");
  const picked = new Set(selections.picks.map(({ placeId }) => placeId));
  for (const [i, { placeId }] of edit.entries.entries()) {
    if (!picked.delete(placeId)) {
      throw new AppError(
        "bad_input",
        `entries[${i}].placeId names "${placeId}", which is no pick, or has its entry already.`,
      );
    }
  }
  const composition: Composition = { ...edit, rejectedSentences: [], fallbacks: [] };
  const picks = selections.picks.flatMap(({ placeId }) => {
    const place = candidates.places.find(({ id }) => id === placeId);
    return place ? [{ place, evidence: research.evidence.filter((snippet) => snippet.placeId === placeId) }] : [];
  });
  const [fault] = checkGuide(composition, buildGrounding({ city, idea, picks, unmet: selections.unmet }));
  if (fault) {
    const where = picks.find(({ place }) => place.id === fault.where)?.place.name ?? `The ${fault.where}`;
    throw new AppError("bad_input", `${where}: "${fault.text}" ${fault.reason}.`);
  }
  return composition;
}
