import { eq, sql } from "drizzle-orm";
import { entryProposals, restaurants } from "@/db/schema";
import { requireAdmin } from "../../auth/require-admin";
import type { Ctx, SessionUser } from "../../context";
import { AppError } from "../../errors";
import { viewRestaurant } from "../../restaurants/view";
import type { StageCtx } from "../stage-ctx";
import { type AcceptedIdea, paragraphOf } from "../stage-types";
import { refineIdea } from "../stages/refine-idea";
import { type Choice, chooseReplacement } from "./choose-replacement";
import type { Proposal } from "./contract";
import { goneFrom } from "./gone-from";
import { entryGone, type LoadedGuide, loadGuide } from "./load-guide";
import { stageCtxFor } from "./stage-ctx-for";
import { withoutPlace } from "./without-place";
import { type Replacement, writeReplacement } from "./write-replacement";

type Asked = { guideId: string; restaurantId: string; except: readonly string[] };

/**
 * What could stand in an entry's place: chosen, researched, written and checked as the guide's own entries were, and
 * kept for the editor to apply. A later proposal for the same entry takes its place. Administrators only.
 * @throws AppError unprocessable where nothing fits, conflict where the entry is gone
 */
export async function proposeReplacement(
  ctx: Ctx & { user: SessionUser },
  { guideId, restaurantId, except }: Asked,
): Promise<Proposal> {
  requireAdmin(ctx.user);
  const guide = await loadGuide(ctx.db, guideId, restaurantId);
  const stage = await stageCtxFor(ctx, guide);
  const idea = guide.made.idea ?? (await readIdea(stage, guide));
  const choice = await chooseReplacement(stage, { guide, idea, except });
  const leaving = guide.entries[guide.index]?.place;
  if (!leaving) throw entryGone();
  const gone = await goneFrom(ctx.db, leaving);
  const replacement = await writeReplacement(stage, { guide, idea, choice, leaving, called: gone.names });
  const id = await keep(ctx, { guideId, restaurantId }, choice, replacement);
  const { dropped } = withoutPlace(guide.row.introduction, gone);
  return view(ctx, id, { guide, choice, replacement, dropped });
}

/** A guide from before records were kept has its wish. */
async function readIdea(ctx: StageCtx, { row, city }: LoadedGuide): Promise<AcceptedIdea> {
  const idea = await refineIdea({ city, wish: row.prompt }, ctx);
  if (idea.kind === "idea") return idea;
  throw new AppError("unprocessable", "What this guide was made for can no longer be read. The entry can be removed.");
}

async function keep(
  { db, now }: Ctx,
  entry: { guideId: string; restaurantId: string },
  { place, verdicts }: Choice,
  { sentences, photo, title }: Replacement,
): Promise<string> {
  if (sentences.length === 0) {
    throw new AppError("unprocessable", `We could not find enough to say about ${place.name}. Ask for another one.`);
  }
  const proposed = {
    ...{ replacementId: place.id, sentences, verdicts, title, createdAt: now },
    photoUrl: photo?.url ?? null,
    photoAttribution: photo ? { restaurantName: place.name, source: photo.source } : null,
  };
  const [kept] = await db
    .insert(entryProposals)
    .values({ ...entry, ...proposed })
    .onConflictDoUpdate({
      target: [entryProposals.guideId, entryProposals.restaurantId],
      set: { id: sql`gen_random_uuid()`, ...proposed },
    })
    .returning({ id: entryProposals.id });
  if (!kept) throw entryGone();
  return kept.id;
}

type Viewed = { guide: LoadedGuide; choice: Choice; replacement: Replacement; dropped: string[] };

async function view({ db }: Ctx, id: string, { guide, choice, replacement, dropped }: Viewed): Promise<Proposal> {
  const [row] = await db.select().from(restaurants).where(eq(restaurants.id, choice.place.id));
  if (!row) throw entryGone();
  const cited = new Set(replacement.sentences.flatMap(({ evidenceIds }) => evidenceIds));
  return {
    id,
    restaurant: viewRestaurant(row),
    flavorText: paragraphOf(replacement.sentences),
    evidence: replacement.evidence
      .filter((snippet) => cited.has(snippet.id))
      .map(({ placeId: _, about: __, ...rest }) => rest),
    verdicts: choice.verdicts,
    title: replacement.title === guide.row.name ? null : replacement.title,
    droppedSentences: dropped,
  };
}
