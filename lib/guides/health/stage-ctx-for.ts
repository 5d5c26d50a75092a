import type { Ctx } from "../../context";
import { amongNeverAgain } from "../never-again";
import { placesNeverAgain } from "../places-never-again";
import { readRecent } from "../read-recent";
import type { StageCtx } from "../stage-ctx";
import type { LoadedGuide } from "./load-guide";

const TIMEOUT_MS = 90_000;

/** What the stages know when one entry of a guide is made anew: also what its author never wants to see. */
export async function stageCtxFor(ctx: Ctx, { row, city }: LoadedGuide): Promise<StageCtx & Pick<Ctx, "db">> {
  const { db, now, providers } = ctx;
  return {
    ...{ db, now, curator: providers.curator, places: providers.places },
    signal: AbortSignal.any([ctx.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    spend: () => {},
    spendOnPlaces: () => {},
    isNeverAgain: amongNeverAgain(await placesNeverAgain(ctx, row.authorId)),
    readRecent: (placeIds) => readRecent(db, city, placeIds),
  };
}
