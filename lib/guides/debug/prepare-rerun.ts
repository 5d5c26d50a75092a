import { and, inArray } from "drizzle-orm";
import type { Database } from "@/db/client";
import { restaurants } from "@/db/schema";
import { isDescribed } from "@/lib/catalogue/source/is-described";
import { describeStage, type RerunInput } from "@/lib/contracts/guide-run";
import { STAGE_NAMES, type StageName } from "@/lib/contracts/stage-name";
import type { Candidates, GuideInput, Rejection, Selections } from "@/lib/contracts/stages";
import { readStageOutput, type StageOutputs } from "@/lib/contracts/stages";
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
import { type GuideRunRow, getGuideRunRow } from "./get-run-row";

/** A rerun that can start: the stored outputs that it reuses, and the time that the curator sees. */
export type PreparedRerun = GuideInput & { origin: RunOrigin; clockAt: Date; storedOutputs: Partial<StageOutputs> };

/**
 * Prepares to repeat a stored run from a stage on. The outputs before it are reused, except for candidates that have
 * closed since. Administrators only.
 * @throws AppError not_found, bad_input (the edit breaks a rule), unprocessable (an earlier output is missing)
 */
export async function prepareRerun(
  { db, user }: Ctx & { user: SessionUser },
  runId: string,
  { from, prompt, edit }: RerunInput,
): Promise<PreparedRerun> {
  requireAdmin(user);
  const row = await getGuideRunRow(db, runId);
  const rerunPrompt = resolvePrompt(row, from, prompt);
  const city = requireCity(row);
  const isEdited = edit !== undefined && edit !== null;
  const former = await dropUnavailableCandidates(db, user, readEarlierOutputs(row, from, isEdited));
  const storedOutputs = outputsBefore(former, from);
  if (isEdited) {
    const edited = applyStageEdit(from, edit, { city, prompt: rerunPrompt, outputs: former });
    Object.assign(storedOutputs, { [from]: edited });
  }
  requirePicksAmongCandidates(storedOutputs, from);
  return {
    city,
    prompt: rerunPrompt,
    corrections: rerunPrompt === row.guide?.prompt ? row.guide.corrections : undefined,
    storedOutputs,
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

/** The table's check constraint guarantees that a run without a guide has a city. */
function requireCity({ guide, run }: GuideRunRow): City {
  const city = guide?.city ?? run.city;
  if (city === null) throw new Error(`Run ${run.id} has neither a guide nor a city.`);
  return city;
}

const stagesBefore = (from: StageName) => STAGE_NAMES.slice(0, STAGE_NAMES.indexOf(from));
const outputsBefore = (outputs: Partial<StageOutputs>, from: StageName): Partial<StageOutputs> =>
  Object.fromEntries(stagesBefore(from).map((stage) => [stage, outputs[stage]]));

/** Every stage before `from` needs an output; its own former output is read only if the edit chooses from it. */
function readEarlierOutputs({ run }: GuideRunRow, from: StageName, isEdited: boolean): Partial<StageOutputs> {
  const outputs: Partial<StageOutputs> = {};
  const read = <Stage extends StageName>(stage: Stage): boolean => {
    const output = readStageOutput(stage, run[stage]);
    if (output !== null) outputs[stage] = output;
    return output !== null;
  };
  for (const stage of stagesBefore(from)) {
    if (!read(stage) || outputs.idea?.kind === "refused") throw missingStageError(stage);
  }
  if (isEdited) read(from);
  return outputs;
}

/** Takes out candidates that have closed or gone since, or that the administrator has marked never again. */
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
    .where(and(inArray(restaurants.id, ids), isDescribed));
  const isOpen = new Set(rows.filter(({ status }) => status === "open").map(({ id }) => id));
  const isBlocked = createBlocklist(await listBlockedPlaces({ db }, user?.id ?? null));
  const gone: Rejection[] = candidates.places.flatMap((place): Rejection[] => {
    const { id, name } = place;
    if (!isOpen.has(id)) return [{ id, name, kind: "closed", reason: "has closed since this run" }];
    return isBlocked(place) ? [{ id, name, kind: "never_again", reason: "was marked never again by you" }] : [];
  });
  const isGone = new Set(gone.map(({ id }) => id));
  const remaining: Candidates = {
    ...candidates,
    places: candidates.places.filter(({ id }) => !isGone.has(id)),
    rejected: [...gone, ...candidates.rejected],
  };
  return gone.length === 0 ? outputs : { ...outputs, candidates: remaining };
}

/** Reused picks must be among the remaining candidates. */
function requirePicksAmongCandidates(
  { candidates, selections }: { candidates?: Candidates; selections?: Selections },
  from: StageName,
) {
  const { places = [], rejected = [] } = candidates ?? {};
  const missing = selections?.picks.find(({ placeId }) => !places.some(({ id }) => id === placeId));
  if (!missing) return;
  const why = rejected.find(({ id }) => id === missing.placeId);
  throw new AppError(
    "unprocessable",
    `${why?.name ?? missing.placeId} ${why?.reason ?? "is no candidate anymore"}, so this run can't go on from ${describeStage(from)}. Start from ${describeStage("selections")}.`,
  );
}
