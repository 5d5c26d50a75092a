import { randomInt } from "node:crypto";
import { and, asc, desc, eq, gt, lte } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { guideEntries, guideGenerations, guides } from "@/db/schema";
import { loggedPrompt } from "@/lib/audit/logged-prompt";
import { recordAction } from "@/lib/audit/record-action";
import type { StageName, StageUsage } from "@/lib/contracts/stage-name";
import type { GuideInput, Place, Saving } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { SHELF_WINDOW } from "@/lib/core/cover/shelf-covers";
import { AppError, throwIfCancelled } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import { slugify } from "@/lib/core/slug";
import { chooseCoverSubject } from "./choose-cover-subject";
import type { GuideDraft } from "./pipeline";

/** A debug run: the administrator who started it, and the run that it repeats, if any. */
export type DebugRunInfo = { user: SessionUser; now: Date; origin: RunOrigin | null };
export type RunOrigin = { parentId: string; fromStage: StageName; isEdited: boolean };

export type SaveGuideOptions = {
  authorId: string | null;
  writtenBy: "house" | "model";
  isEmailGuide: boolean;
  isAdminOnly: boolean;
  unlistedAt?: Date | null;
  createdAt: Date;
  inSameTransaction?: ((tx: Transaction, guideId: string) => Promise<void>) | undefined;
  /** The time that the curator saw. */
  clockAt: Date;
  debugRun?: DebugRunInfo | undefined;
  usage: () => Partial<Record<string, StageUsage>>;
  signal: AbortSignal;
};

/** No vowels and no look-alikes: an id spells no word and is not misread. */
const ID_ALPHABET = "23456789bcdfghjkmnpqrstvwxz";

/** Stage 7: saves guide, entries and generation record in one transaction, which an aborted signal rolls back. */
export async function saveGuide(
  db: Database,
  { city, prompt, corrections = [] }: GuideInput,
  draft: GuideDraft,
  {
    authorId,
    writtenBy,
    isEmailGuide,
    isAdminOnly,
    unlistedAt = null,
    createdAt,
    clockAt,
    inSameTransaction,
    debugRun,
    usage,
    signal,
  }: SaveGuideOptions,
): Promise<Saving> {
  const { idea, searchPlans, candidates, selections, research, composition } = draft;
  if (composition.entries.length === 0) {
    throw new AppError("unprocessable", "We could not find enough to say about any place that fits. Try other words.");
  }
  const guideId = newGuideId(composition.title);
  const places = new Map(candidates.places.map((place) => [place.id, place]));
  const saving: Saving = { guideId };
  const neighborCovers = await listNeighborCovers(db, city, createdAt);
  await db.transaction(async (tx) => {
    throwIfCancelled(signal, "Guide creation");
    await tx.insert(guides).values({
      id: guideId,
      name: composition.title,
      city,
      prompt,
      readings: idea.readings ?? [],
      corrections: [...corrections],
      introduction: composition.introduction,
      coverCuisine: chooseCoverSubject(draft, neighborCovers),
      ...heroImageOf(draft, places),
      notes: readerNotes(draft),
      authorId,
      writtenBy,
      isEmailGuide,
      isAdminOnly,
      unlistedAt,
      createdAt,
      updatedAt: createdAt,
    });
    await tx.insert(guideEntries).values(
      composition.entries.map(({ placeId, sentences }, i) => {
        const photo = research.photos.find((candidate) => candidate.placeId === placeId);
        return {
          guideId,
          position: i + 1,
          restaurantId: placeId,
          sentences,
          verdicts: selections.picks.find((pick) => pick.placeId === placeId)?.verdicts ?? [],
          photoUrl: photo?.url ?? null,
          photoAttribution: photo ? { restaurantName: places.get(placeId)?.name ?? "", source: photo.source } : null,
        };
      }),
    );
    await tx.insert(guideGenerations).values({
      guideId,
      idea,
      searchPlans,
      candidates,
      selections,
      research,
      composition,
      saving,
      ...(debugRun && { isDebug: true, adminId: debugRun.user.id, ...debugRun.origin }),
      usage: usage(),
      clockAt,
      createdAt,
    });
    if (debugRun) {
      const detail = { city, prompt: loggedPrompt(prompt), ...debugRun.origin };
      await recordAction(tx, debugRun, "guide.generated_in_debug", { id: guideId, name: composition.title, detail });
    }
    await inSameTransaction?.(tx, guideId);
    throwIfCancelled(signal, "Guide creation");
  });
  return saving;
}

/** What the covers of the city's guides from just before and just after show: this one's neighbors on shelves. */
async function listNeighborCovers(db: Database, city: City, createdAt: Date): Promise<string[]> {
  const covers = db.select({ cover: guides.coverCuisine }).from(guides).$dynamic();
  const isBefore = and(eq(guides.city, city), lte(guides.createdAt, createdAt));
  const isAfter = and(eq(guides.city, city), gt(guides.createdAt, createdAt));
  const before = await covers.where(isBefore).orderBy(desc(guides.createdAt)).limit(SHELF_WINDOW);
  const after = await covers.where(isAfter).orderBy(asc(guides.createdAt)).limit(SHELF_WINDOW);
  return [...before, ...after].map(({ cover }) => cover);
}

/** What went wrong, in sentences for readers; the record holds it in full. */
function readerNotes({ candidates, research }: GuideDraft): string[] {
  return [
    ...(candidates.problems.length > 0
      ? ["Some searches for this guide were not answered in full, so places that we knew already stand in."]
      : []),
    ...(research.problems.length > 0
      ? ["Not everything about these places could be looked up when this guide was written."]
      : []),
  ];
}

function heroImageOf({ composition, research }: GuideDraft, places: Map<string, Place>) {
  for (const { placeId } of composition.entries) {
    const photo = research.photos.find((candidate) => candidate.placeId === placeId);
    const place = places.get(placeId);
    if (photo && place) {
      return {
        heroImageUrl: photo.url,
        heroImageAttribution: { restaurantName: place.name, source: photo.source },
      };
    }
  }
  return {};
}

/** "Steam and Broth: Bowls for the first cold week" -> "steam-and-broth-365nrp". */
function newGuideId(title: string): string {
  const tail = Array.from({ length: 6 }, () => ID_ALPHABET[randomInt(ID_ALPHABET.length)]).join("");
  return `${slugify(title.split(":")[0] ?? "") || "guide"}-${tail}`;
}
