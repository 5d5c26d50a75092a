import { inArray } from "drizzle-orm";
import type { Database } from "@/db/client";
import { restaurants } from "@/db/schema";
import { requireAdmin } from "../../auth/require-admin";
import type { City } from "../../cities";
import type { Ctx, SessionUser } from "../../context";
import { AppError } from "../../errors";
import { STAGES, type StageName } from "../contract";
import { amongNeverAgain } from "../never-again";
import { placesNeverAgain } from "../places-never-again";
import type { RunOrigin } from "../save";
import type { Candidates, GuideInput, Rejection, Selections } from "../stage-types";
import { type RunAgainInput, stageInWords } from "./contract";
import { applyEdit } from "./edits/apply-edit";
import { missing } from "./edits/missing";
import { findRun, type RunRow } from "./find-run";
import { type Outputs, readOutput } from "./kept-stages";

/** A run that may begin: the stages that are taken as they are, and whose clock it goes by. */
export type Replay = GuideInput & { origin: RunOrigin; clockAt: Date; kept: Partial<Outputs> };

/**
 * Takes a kept run up from a stage on. What it had before stays, but for places that have closed since: those are no
 * candidates any more. Administrators only.
 * @throws AppError not_found, bad_input (an edit that does not hold), unprocessable (nothing to go on from)
 */
export async function readyAgain(
  { db, user }: Ctx & { user: SessionUser },
  runId: string,
  { from, prompt, edit }: RunAgainInput,
): Promise<Replay> {
  requireAdmin(user);
  const row = await findRun(db, runId);
  const wish = asked(row, from, prompt);
  const city = (row.guide?.city ?? row.run.city) as City;
  const isEdited = edit !== undefined && edit !== null;
  const former = await withoutGone(db, user, readFormer(row, from, isEdited));
  const kept = before(former, from);
  if (isEdited) Object.assign(kept, { [from]: applyEdit(from, edit, { city, wish, outputs: former }) });
  requirePicks(kept, from);
  return {
    ...{ city, wish, kept },
    origin: { parentId: runId, fromStage: from, isEdited },
    clockAt: row.run.clockAt ?? row.run.createdAt,
  };
}

function asked({ guide, run }: RunRow, from: StageName, prompt: string | undefined): string {
  const former = guide?.prompt ?? run.prompt ?? "";
  if (prompt === undefined || prompt === former) return former;
  if (from !== "idea") throw new AppError("bad_input", `prompt can only be changed from ${stageInWords("idea")} on.`);
  return prompt;
}

const stagesBefore = (from: StageName) => STAGES.slice(0, STAGES.indexOf(from));
const before = (outputs: Partial<Outputs>, from: StageName): Partial<Outputs> =>
  Object.fromEntries(stagesBefore(from).map((stage) => [stage, outputs[stage]]));

/** Everything before the stage has to be there; its own former output only where an edit chooses from it. */
function readFormer({ run }: RunRow, from: StageName, isEdited: boolean): Partial<Outputs> {
  const outputs: Partial<Record<StageName, unknown>> = {};
  for (const stage of stagesBefore(from)) {
    const output = readOutput(stage, run[stage]);
    if (output === null || (stage === "idea" && (output as Outputs["idea"]).kind !== "idea")) throw missing(stage);
    outputs[stage] = output;
  }
  const own = isEdited ? readOutput(from, run[from]) : null;
  return (own === null ? outputs : { ...outputs, [from]: own }) as Partial<Outputs>;
}

/** A place that has closed or gone since, or that the administrator never wants to see, is no candidate any more. */
async function withoutGone(db: Database, user: SessionUser, outputs: Partial<Outputs>): Promise<Partial<Outputs>> {
  const { candidates } = outputs;
  if (!candidates || candidates.places.length === 0) return outputs;
  const ids = candidates.places.map(({ id }) => id);
  const rows = await db
    .select({ id: restaurants.id, status: restaurants.status })
    .from(restaurants)
    .where(inArray(restaurants.id, ids));
  const isOpen = new Set(rows.filter(({ status }) => status === "open").map(({ id }) => id));
  const isNeverAgain = amongNeverAgain(await placesNeverAgain({ db }, user?.id ?? null));
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
function requirePicks(
  { candidates, selections }: { candidates?: Candidates; selections?: Selections },
  from: StageName,
) {
  const { places = [], rejected = [] } = candidates ?? {};
  const lost = selections?.picks.find(({ placeId }) => !places.some(({ id }) => id === placeId));
  if (!lost) return;
  const why = rejected.find(({ id }) => id === lost.placeId);
  throw new AppError(
    "unprocessable",
    `${why?.name ?? lost.placeId} ${why?.reason ?? "is no candidate any more"}, so this run can't go on from ${stageInWords(from)}. Start from ${stageInWords("selections")}.`,
  );
}
