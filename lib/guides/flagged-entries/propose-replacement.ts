import { eq, sql } from "drizzle-orm";
import { entryProposals, restaurants } from "@/db/schema";
import type { ReplacementProposal } from "@/lib/contracts/flagged-entry";
import { type AcceptedIdea, joinSentences } from "@/lib/contracts/stages";
import { requireAdmin } from "@/lib/core/authorization";
import { AppError } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import type { Places } from "@/lib/ports/places";
import { viewRestaurant } from "@/lib/restaurants/view";
import { createBlocklist } from "../blocklist";
import { getRecentTexts } from "../get-recent-texts";
import { listBlockedPlaces } from "../list-blocked-places";
import type { StageCtx } from "../stage-ctx";
import { refineIdea } from "../stages/refine-idea";
import { chooseReplacement, type ReplacementChoice } from "./choose-replacement";
import { findPlaceTraces } from "./find-place-traces";
import { loadGuideForRepair, type RepairableGuide } from "./load-guide-for-repair";
import { removePlaceMentions } from "./remove-place-mentions";
import { entryGoneError } from "./settled-already";
import { type Replacement, writeReplacement } from "./write-replacement";

const TIMEOUT_MS = 90_000;

type RepairStageCtx = StageCtx & Pick<Ctx, "db"> & { catalogue: Places };

/** The stages' context for replacing one entry; it blocks what the guide's author has marked never again. */
async function createRepairStageCtx(ctx: Ctx, { row, city }: RepairableGuide): Promise<RepairStageCtx> {
  const { db, now, providers } = ctx;
  return {
    db,
    now,
    curator: providers.curator,
    places: providers.places,
    catalogue: providers.embedded.places,
    signal: AbortSignal.any([ctx.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    recordUsage: () => {},
    recordPlacesCost: () => {},
    isBlocked: createBlocklist(await listBlockedPlaces(ctx, row.authorId)),
    getRecentTexts: (placeIds) => getRecentTexts(db, city, placeIds),
  };
}

type ReplacementRequest = { guideId: string; restaurantId: string; except: readonly string[] };

/**
 * Proposes a replacement for an entry: chosen, researched, written and checked as the guide's own entries were, and
 * stored for the editor to apply. A later proposal for the same entry replaces it. Administrators only.
 * @throws AppError unprocessable where nothing fits, conflict where the entry is gone
 */
export async function proposeReplacement(
  ctx: Ctx & { user: SessionUser },
  { guideId, restaurantId, except }: ReplacementRequest,
): Promise<ReplacementProposal> {
  requireAdmin(ctx.user);
  const guide = await loadGuideForRepair(ctx.db, guideId, restaurantId);
  const stage = await createRepairStageCtx(ctx, guide);
  const idea = guide.generation.idea ?? (await readIdea(stage, guide));
  const choice = await chooseReplacement(stage, { guide, idea, except });
  const removedPlace = guide.entries[guide.index]?.place;
  if (!removedPlace) throw entryGoneError();
  const traces = await findPlaceTraces(ctx.db, removedPlace);
  const replacement = await writeReplacement(stage, {
    guide,
    idea,
    choice,
    removedPlace,
    removedNames: traces.names,
  });
  const id = await storeProposal(ctx, { guideId, restaurantId }, choice, replacement);
  const { dropped } = removePlaceMentions(guide.row.introduction, traces);
  return viewProposal(ctx, id, { guide, choice, replacement, dropped });
}

/** A guide that is older than the records is read from its prompt again. */
async function readIdea(ctx: StageCtx, { row, city }: RepairableGuide): Promise<AcceptedIdea> {
  const idea = await refineIdea({ city, prompt: row.prompt }, ctx);
  if (idea.kind === "idea") return idea;
  throw new AppError("unprocessable", "What this guide was made for can no longer be read. The entry can be removed.");
}

async function storeProposal(
  { db, now }: Ctx,
  entry: { guideId: string; restaurantId: string },
  { place, verdicts }: ReplacementChoice,
  { sentences, photo, title }: Replacement,
): Promise<string> {
  if (sentences.length === 0) {
    throw new AppError("unprocessable", `We could not find enough to say about ${place.name}. Ask for another one.`);
  }
  const proposed = {
    replacementId: place.id,
    sentences,
    verdicts,
    title,
    createdAt: now,
    photoUrl: photo?.url ?? null,
    photoAttribution: photo ? { restaurantName: place.name, source: photo.source } : null,
  };
  const [stored] = await db
    .insert(entryProposals)
    .values({ ...entry, ...proposed })
    .onConflictDoUpdate({
      target: [entryProposals.guideId, entryProposals.restaurantId],
      set: { id: sql`gen_random_uuid()`, ...proposed },
    })
    .returning({ id: entryProposals.id });
  if (!stored) throw entryGoneError();
  return stored.id;
}

type ProposalParts = { guide: RepairableGuide; choice: ReplacementChoice; replacement: Replacement; dropped: string[] };

async function viewProposal(
  { db }: Ctx,
  id: string,
  { guide, choice, replacement, dropped }: ProposalParts,
): Promise<ReplacementProposal> {
  const [row] = await db.select().from(restaurants).where(eq(restaurants.id, choice.place.id));
  if (!row) throw entryGoneError();
  const cited = new Set(replacement.sentences.flatMap(({ evidenceIds }) => evidenceIds));
  return {
    id,
    restaurant: viewRestaurant(row),
    flavorText: joinSentences(replacement.sentences),
    evidence: replacement.evidence.filter((snippet) => cited.has(snippet.id)).map(({ placeId: _, ...rest }) => rest),
    verdicts: choice.verdicts,
    title: replacement.title === guide.row.name ? null : replacement.title,
    droppedSentences: dropped,
  };
}
