import { TransactionRollbackError } from "drizzle-orm";
import type { City } from "../../cities";
import type { Guide } from "../../guides/contract";
import { getGuideAsMade } from "../../guides/get";
import { type GuideDraft, makeGuide } from "../../guides/pipeline";
import { readRecent } from "../../guides/read-recent";
import { saveGuide } from "../../guides/save";
import { paragraphOf, type Recent } from "../../guides/stage-types";
import type { DryRunCtx } from "./dry-run";

type Input = { city: City; wish: string; now: Date };

/** Guides that are written, read back and forgotten; only what they said is remembered, so that none repeats another. */
export class GuideDrafts {
  private readonly said = new Map<City, GuideDraft["composition"][]>();

  constructor(private readonly ctx: DryRunCtx) {}

  /** @throws AppError unprocessable, when nothing fits */
  async write({ city, wish, now }: Input): Promise<Guide> {
    const { db, signal, providers } = this.ctx;
    let guide: Guide | undefined;
    const stageCtx = {
      ...{ curator: providers.curator, places: providers.places, now, signal },
      ...{ spend: () => {}, spendOnPlaces: () => {}, isNeverAgain: () => false },
      readRecent: async (placeIds: readonly string[]) => this.withSaid(city, await readRecent(db, city, placeIds)),
    };
    await makeGuide(
      { city, wish },
      stageCtx,
      (_stage, work) => work(() => {}),
      async (draft) => {
        guide = await this.readBack({ city, wish, now }, draft);
        this.said.set(city, [draft.composition, ...(this.said.get(city) ?? [])]);
        return { guideId: guide.id };
      },
    );
    if (!guide) throw new Error("A guide was made and not saved.");
    return guide;
  }

  /** Saved by the very statements of the send, in a transaction that is taken back. */
  private async readBack({ city, wish, now }: Input, draft: GuideDraft): Promise<Guide> {
    const { db, signal, providers } = this.ctx;
    let guide: Guide | undefined;
    const forgotten = db.transaction(async (tx) => {
      const { guideId } = await saveGuide(tx, { city, wish }, draft, {
        ...{ authorId: null, writtenBy: providers.curator.name, isEmailGuide: true, isAdminOnly: true },
        ...{ createdAt: now, clockAt: now, usage: () => ({}), signal },
      });
      guide = await getGuideAsMade({ db: tx }, guideId);
      tx.rollback();
    });
    await forgotten.catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
    if (!guide) throw new Error("A guide was saved and could not be read back.");
    return guide;
  }

  private withSaid(city: City, { titles, sentences, paragraphs }: Recent): Recent {
    const said = this.said.get(city) ?? [];
    return {
      titles: [...said.map(({ title }) => title), ...titles],
      sentences: [...said.flatMap(({ introduction }) => introduction.flat().map(({ text }) => text)), ...sentences],
      paragraphs: [
        ...said.flatMap(({ entries }) => entries.map((entry) => paragraphOf(entry.sentences))),
        ...paragraphs,
      ],
    };
  }
}
