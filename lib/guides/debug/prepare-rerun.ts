import { inArray } from "drizzle-orm";
import type { Database } from "@/db/client";
import { restaurants } from "@/db/schema";
import { STAGE_NAMES, type StageName } from "@/lib/contracts/guide";
import { describeStage, type RerunInput } from "@/lib/contracts/guide-run";
import { readStageOutput, type StageOutputs } from "@/lib/contracts/stage-schemas";
import type { Candidates, GuideInput, Rejection, Selections } from "@/lib/contracts/stages";
import { requireAdmin } from "@/lib/core/authorization";
import type { City } from "@/lib/core/cities";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { createBlocklist } from "../blocklist";
import { listBlockedPlaces } from "../list-blocked-places";
import type { RunOrigin } from "../save";
import { applyStageEdit } from "./edits/apply-stage-edit";
import { missingStageError } from "./edits/missing-stage";
import { findGuideRun, type GuideRunRow } from "./find-run";

/** A run that may begin: the stages that are taken as they are, and whose clock it goes by. */
export type PreparedRerun = GuideInput & { origin: RunOrigin; clockAt: Date; storedOutputs: Partial<StageOutputs> };

/**
 * Takes a kept run up from a stage on. What it had before stays, but for places that have closed since: those are no
 * candidates any more. Administrators only.
 * @throws AppError not_found, bad_input (an edit that does not hold), unprocessable (nothing to go on from)
 */
export async function prepareRerun(
  { db, user }: Ctx & { user: SessionUser },
  runId: string,
  { from, prompt, edit }: RerunInput,
): Promise<PreparedRerun> {
  requireAdmin(user);
  const row = await findGuideRun(db, runId);
  const wish = resolvePrompt(row, from, prompt);
  const city = (row.guide?.city ?? row.run.city) as City;
  const isEdited = edit !== undefined && edit !== null;
  const former = await dropUnavailableCandidates(db, user, readEarlierOutputs(row, from, isEdited));
  const kept = outputsBefore(former, from);
  if (isEdited) Object.assign(kept, { [from]: applyStageEdit(from, edit, { city, prompt: wish, outputs: former }) });
  requirePicksAmongCandidates(kept, from);
  return {
    city,
    prompt: wish,
    storedOutputs: kept,
    origin: { parentId: runId, fromStage: from, isEdited },
    clockAt: row.run.clockAt ?? row.run.createdAt,
  };
}

function resolvePrompt({ guide, run }: GuideRunRow, from: StageName, prompt: string | undefined): string {
  const former = guide?.prompt ?? run.prompt ?? "";
  if (prompt === undefined || prompt === former) return former;
  if (from !== "idea") throw new AppError("bad_input", `prompt can only be changed from ${describeStage("idea")} on.`);
  return prompt;
}

const stagesBefore = (from: StageName) => STAGE_NAMES.slice(0, STAGE_NAMES.indexOf(from));
const outputsBefore = (outputs: Partial<StageOutputs>, from: StageName): Partial<StageOutputs> =>
  Object.fromEntries(stagesBefore(from).map((stage) => [stage, outputs[stage]]));

/** Everything before the stage has to be there; its own former output only where an edit chooses from it. */
function readEarlierOutputs({ run }: GuideRunRow, from: StageName, isEdited: boolean): Partial<StageOutputs> {
  const outputs: Partial<Record<StageName, unknown>> = {};
  for (const stage of stagesBefore(from)) {
    const output = readStageOutput(stage, run[stage]);
    if (output === null || (stage === "idea" && (output as StageOutputs["idea"]).kind !== "idea"))
      throw missingStageError(stage);
    outputs[stage] = output;
  }
  const own = isEdited ? readStageOutput(from, run[from]) : null;
  return (own === null ? outputs : { ...outputs, [from]: own }) as Partial<StageOutputs>;
}

/** A place that has closed or gone since, or that the administrator never wants to see, is no candidate any more. */
async function dropUnavailableCandidates(
  db: Database,
  user: SessionUser,
  outputs: Partial<StageOutputs>,
): Promise<Partial<StageOutputs>> {
  const { candidates } = outputs;
  if (!candidates || candidates.places.length === 0) return outputs;
  const ids = candidates.places.map(({ id }) => id);
  const rows = await db
    .select({ id: restaurants.id, status: restaurants.status })
    .from(restaurants)
    .where(inArray(restaurants.id, ids));
  const isOpen = new Set(rows.filter(({ status }) => status === "open").map(({ id }) => id));
  const isNeverAgain = createBlocklist(await listBlockedPlaces({ db }, user?.id ?? null));
  const gone: Rejection[] = candidates.places.flatMap((place): Rejection[] => {
    const { id, name } = place;
    if (!isOpen.has(id)) return [{ id, name, kind: "closed", reason: "has closed since this run" }];
    return isNeverAgain(place) ? [{ id, name, kind: "never_again", reason: "was marked never again by you" }] : [];
  });
  const isGone = new Set(gone.map(({ id }) => id));
  const left: Candidates = {
    ...candidates,
    places: candidates.places.filter(({ id }) => !isGone.has(id)),
    rejected: [...gone, ...candidates.rejected],
  };
  return gone.length === 0 ? outputs : { ...outputs, candidates: left };
}

/** Picks that are kept have to be among the candidates that are left. */
function requirePicksAmongCandidates(
  { candidates, selections }: { candidates?: Candidates; selections?: Selections },
  from: StageName,
) {
  const { places = [], rejected = [] } = candidates ?? {};
  const lost = selections?.picks.find(({ placeId }) => !places.some(({ id }) => id === placeId));
  if (!lost) return;
  const why = rejected.find(({ id }) => id === lost.placeId);
  throw new AppError(
    "unprocessable",
    `${why?.name ?? lost.placeId} ${why?.reason ?? "is no candidate any more"}, so this run can't go on from ${describeStage(from)}. Start from ${describeStage("selections")}.`,
  );
}
