import { AppError } from "../../../errors";
import { checkGuide } from "../../checker/check-guide";
import { groundOf } from "../../checker/ground";
import type { Composition } from "../../stage-types";
import type { Before } from "./apply-edit";
import { missing } from "./missing";
import type { Edit } from "./schemas";

/** The text in an editor's words: every sentence is held to its evidence, as the curator's are. */
export function editComposition(edit: Edit<"composition">, { city, outputs }: Before): Composition {
  const { idea, candidates, selections, research } = outputs;
  if (idea?.kind !== "idea") throw missing("idea");
  if (!candidates || !selections) throw missing("selections");
  if (!research) throw missing("research");
  const picked = new Set(selections.picks.map(({ placeId }) => placeId));
  for (const [i, { placeId }] of edit.entries.entries()) {
    if (!picked.delete(placeId)) {
      throw new AppError("bad_input", `entries[${i}].placeId names "${placeId}", which is no pick, or told already.`);
    }
  }
  const composition: Composition = { ...edit, rejectedSentences: [], standIns: [] };
  const picks = selections.picks.flatMap(({ placeId }) => {
    const place = candidates.places.find(({ id }) => id === placeId);
    return place ? [{ place, evidence: research.evidence.filter((snippet) => snippet.placeId === placeId) }] : [];
  });
  const [fault] = checkGuide(composition, groundOf({ city, idea, picks, unmet: selections.unmet }));
  if (fault) {
    const where = picks.find(({ place }) => place.id === fault.where)?.place.name ?? `The ${fault.where}`;
    throw new AppError("bad_input", `${where}: "${fault.text}" ${fault.reason}.`);
  }
  return composition;
}
