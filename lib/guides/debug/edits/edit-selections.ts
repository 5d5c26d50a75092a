import type { StageEdit } from "@/lib/contracts/stage-edits";
import type { AcceptedIdea, GuideInput, Place, Rejection, Selections, StageOutputs } from "@/lib/contracts/stages";
import { AppError } from "@/lib/core/errors";
import { isSamePlace } from "@/lib/restaurants/same-place";
import { evaluateConstraints } from "../../constraints/constraint-verdicts";
import { isBinding, meetsHardConstraints, neverGivesWay } from "../../constraints/hard-constraints";
import { constraintsFallenShort } from "../../constraints/relax-constraints";
import { followsOrder, ORDERS } from "../../pick-orders";
import { missingStageError } from "./missing-stage";

/** A stored run up to the stage that is edited: the outputs before it, and its own former output. */
export type RunBeforeEdit = GuideInput & { outputs: Partial<StageOutputs> };

/**
 * The picks as an editor wants them. Each must be a candidate, once, and must meet exclusions and diets; the guide says
 * which other constraints the picks miss.
 */
export function editSelections({ picks, order }: StageEdit<"selections">, { outputs }: RunBeforeEdit): Selections {
  const { idea, candidates, selections } = outputs;
  if (idea?.kind !== "idea") throw missingStageError("idea");
  if (!candidates) throw missingStageError("candidates");
  const byId = new Map(candidates.places.map((place) => [place.id, place]));
  const chosen: Place[] = [];
  const editedPicks: Selections["picks"] = [];
  const ranks = new Map(candidates.places.map(({ id }, i) => [id, i + 1]));
  const former = formerScores(selections);
  for (const [i, { placeId, reason }] of picks.entries()) {
    const place = byId.get(placeId);
    const problem = place ? pickProblem(place, chosen, idea) : `names "${placeId}", which was not among the candidates`;
    if (!place || problem) throw new AppError("bad_input", `picks[${i}].placeId ${problem}.`);
    chosen.push(place);
    editedPicks.push({
      placeId,
      reason,
      searchRank: ranks.get(placeId),
      score: former.get(placeId),
      verdicts: evaluateConstraints(place, idea.constraints),
    });
  }
  const known = ORDERS.find(({ name }) => name === order);
  if (known && !followsOrder(known, chosen)) {
    throw new AppError("bad_input", `order says "${order}", and these picks do not run so. Name it otherwise.`);
  }
  return {
    picks: editedPicks,
    rejected: rejectionsAfterEdit(selections, chosen, candidates.places),
    unmet: constraintsFallenShort(chosen, idea.constraints).map(({ label }) => label),
    order,
  };
}

function pickProblem(place: Place, before: Place[], { constraints }: AcceptedIdea): string | null {
  const twin = before.find((other) => isSamePlace(place, other));
  if (twin) return `names ${place.name}, which is picked already${twin.id === place.id ? "" : ` as "${twin.id}"`}`;
  const broken = constraints.find(
    (constraint) => isBinding(constraint) && neverGivesWay(constraint) && !meetsHardConstraints(place, [constraint]),
  );
  return broken ? `names ${place.name}, which is not known to keep "${broken.label}": that never gives way` : null;
}

const formerScores = (selections: Selections | undefined): Map<string, number | undefined> =>
  new Map([
    ...(selections?.rejected ?? []).map(({ id, score }) => [id, score] as const),
    ...(selections?.picks ?? []).map(({ placeId, score }) => [placeId, score] as const),
  ]);

/** Places that were rejected before keep their reasons, after those that the editor took out. */
function rejectionsAfterEdit(former: Selections | undefined, chosen: Place[], candidates: Place[]): Rejection[] {
  const taken = new Set(chosen.map(({ id }) => id));
  const names = new Map(candidates.map(({ id, name }) => [id, name]));
  const takenOut = (former?.picks ?? [])
    .filter(({ placeId }) => !taken.has(placeId))
    .map(({ placeId, score }) => ({
      id: placeId,
      name: names.get(placeId) ?? placeId,
      score,
      kind: "taken_out" as const,
      reason: "taken out by the editor",
    }));
  return [...takenOut, ...(former?.rejected ?? []).filter(({ id }) => !taken.has(id))];
}
