import type { Database, Transaction } from "@/db/client";
import { guideEntries, guideGenerations, guides } from "@/db/schema";
import { recordAction } from "../audit/record-action";
import type { SessionUser } from "../context";
import { AppError, throwIfCancelled } from "../errors";
import type { StageName, StageUsage } from "./contract";
import { newGuideId } from "./guide-id";
import type { GuideDraft } from "./pipeline";
import type { GuideInput, Place, Saving } from "./stage-types";

/** A run under glass: who asked for it, and which run it repeats from which stage on. */
export type Glass = { user: SessionUser; now: Date; origin: RunOrigin | null };
export type RunOrigin = { parentId: string; fromStage: StageName; isEdited: boolean };

export type SaveOptions = {
  authorId: string | null;
  writtenBy: "house" | "model";
  isEmailGuide: boolean;
  isAdminOnly: boolean;
  createdAt: Date;
  attach?: ((tx: Transaction, guideId: string) => Promise<void>) | undefined;
  /** What the curator's clock said. */
  clockAt: Date;
  glass?: Glass | undefined;
  usage: () => Partial<Record<string, StageUsage>>;
  signal: AbortSignal;
};

/** Stage 7: guide, entries and generation record in one transaction; whoever has left by its end saved nothing. */
export async function saveGuide(
  db: Database,
  { city, wish }: GuideInput,
  draft: GuideDraft,
  { authorId, writtenBy, isEmailGuide, isAdminOnly, createdAt, clockAt, attach, glass, usage, signal }: SaveOptions,
): Promise<Saving> {
  const { idea, searchPlans, candidates, selections, research, composition } = draft;
  if (composition.entries.length === 0) {
    throw new AppError("unprocessable", "We could not find enough to say about any place that fits. Try other words.");
  }
  const guideId = newGuideId(composition.title);
  const places = new Map(candidates.places.map((place) => [place.id, place]));
  const saving: Saving = { guideId };
  await db.transaction(async (tx) => {
    throwIfCancelled(signal);
    await tx.insert(guides).values({
      id: guideId,
      name: composition.title,
      city,
      prompt: wish,
      introduction: composition.introduction,
      coverCuisine: leadingCuisine(composition.entries.flatMap(({ placeId }) => places.get(placeId) ?? [])),
      ...heroOf(draft, places),
      notes: notesOf(draft),
      authorId,
      writtenBy,
      isEmailGuide,
      isAdminOnly,
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
      ...{ idea, searchPlans, candidates, selections, research, composition, saving },
      ...(glass && { isDebug: true, adminId: glass.user.id, ...glass.origin }),
      ...{ usage: usage(), clockAt, createdAt },
    });
    if (glass) {
      const detail = { city, wish, ...glass.origin };
      await recordAction(tx, glass, "guide.generated_in_debug", { id: guideId, name: composition.title, detail });
    }
    await attach?.(tx, guideId);
    throwIfCancelled(signal);
  });
  return saving;
}

/** What readers are told of what went wrong; the record holds it in full. */
function notesOf({ candidates, research }: GuideDraft): string[] {
  return [
    ...(candidates.problems.length > 0
      ? ["Some searches for this guide were not answered in full, so places that we knew already stand in."]
      : []),
    ...(research.problems.length > 0
      ? ["Not everything about these places could be looked up when this guide was written."]
      : []),
  ];
}

function heroOf({ composition, research }: GuideDraft, places: Map<string, Place>) {
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

/** The cuisine most of the picks share, earlier picks first: it decides the cover's inks. */
function leadingCuisine(picks: Place[]): string {
  const counts = new Map<string, number>();
  for (const { cuisines } of picks) {
    const [first] = cuisines;
    if (first) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  const [leading] = [...counts].sort((a, b) => b[1] - a[1]);
  return (leading?.[0] ?? "californian").toLowerCase();
}
