import { TransactionRollbackError } from "drizzle-orm";
import type { Guide } from "@/lib/contracts/guide";
import type { RecentTexts } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { AppError } from "@/lib/core/errors";
import type { Week } from "@/lib/core/week";
import { getGuideUnrestricted } from "@/lib/guides/get";
import { getRecentTexts } from "@/lib/guides/get-recent-texts";
import { joinRecentTexts, recentTextsOf } from "@/lib/guides/originality/recent-texts";
import { type GuideDraft, runGuidePipeline } from "@/lib/guides/pipeline";
import { listPlaceWeeks, type PlaceWeek, restingPlaces } from "@/lib/guides/rest-places";
import { saveGuide } from "@/lib/guides/save";
import type { CtxWith } from "@/lib/ports/context";

export type DryRunCtx = CtxWith<"curator" | "places" | "senderInfo">;

type DraftInput = { city: City; prompt: string; week: Week; now: Date; mayRepeat: boolean };

/** Guides that are written, read back and forgotten; only what they said is remembered, so that none repeats another. */
export class GuideDrafts {
  private readonly drafted = new Map<City, GuideDraft["composition"][]>();
  private readonly placeWeeks = new Map<City, PlaceWeek[]>();

  constructor(private readonly ctx: DryRunCtx) {}

  /** @throws AppError unprocessable, when nothing fits */
  async write({ city, prompt, week, now, mayRepeat }: DraftInput): Promise<Guide> {
    const { db, signal, providers } = this.ctx;
    const around = [...(await listPlaceWeeks(db, city, week)), ...(this.placeWeeks.get(city) ?? [])];
    let guide: Guide | undefined;
    const stageCtx = {
      curator: providers.curator,
      places: providers.places,
      now,
      signal,
      recordUsage: () => {},
      recordPlacesCost: () => {},
      isBlocked: () => false,
      resting: mayRepeat ? undefined : restingPlaces(around, week),
      allowsStandIns: true,
      getRecentTexts: async (placeIds: readonly string[]) =>
        this.withDrafted(city, await getRecentTexts(db, city, placeIds)),
    };
    const outcome = await runGuidePipeline(
      { city, prompt },
      stageCtx,
      (_stage, work) => work(() => {}),
      async (draft) => {
        guide = await this.readBack({ city, prompt, now }, draft);
        const drafted = guide.entries.map(({ restaurant: { id } }) => ({ placeId: id, week }));
        this.placeWeeks.set(city, [...(this.placeWeeks.get(city) ?? []), ...drafted]);
        this.drafted.set(city, [draft.composition, ...(this.drafted.get(city) ?? [])]);
        return { guideId: guide.id };
      },
    );
    if (outcome.kind === "too few") throw new AppError("unprocessable", outcome.tooFew.message);
    if (!guide) throw new Error("A guide was made and not saved.");
    return guide;
  }

  /** Saved by the very statements of the send, in a transaction that is taken back. */
  private async readBack(
    { city, prompt, now }: Pick<DraftInput, "city" | "prompt" | "now">,
    draft: GuideDraft,
  ): Promise<Guide> {
    const { db, signal, providers } = this.ctx;
    let guide: Guide | undefined;
    const forgotten = db.transaction(async (tx) => {
      const { guideId } = await saveGuide(tx, { city, prompt }, draft, {
        authorId: null,
        writtenBy: providers.curator.name,
        isEmailGuide: true,
        isAdminOnly: true,
        createdAt: now,
        clockAt: now,
        usage: () => ({}),
        signal,
      });
      guide = await getGuideUnrestricted({ db: tx }, guideId);
      tx.rollback();
    });
    await forgotten.catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
    if (!guide) throw new Error("A guide was saved and could not be read back.");
    return guide;
  }

  private withDrafted(city: City, recent: RecentTexts): RecentTexts {
    const elsewhere = [...this.drafted].flatMap(([other, drafts]) => (other === city ? [] : drafts));
    return joinRecentTexts(recentTextsOf(this.drafted.get(city) ?? [], elsewhere), recent);
  }
}
