import { importCatalogue } from "@/db/catalogue/import";
import { openDatabase } from "@/db/client";
import { openGateway } from "@/db/embedded/gateway";
import { openInMemory } from "@/db/embedded/pglite";
import { migrate } from "@/db/migrate";
import { AppError } from "@/lib/errors";
import { type GuideDraft, makeGuide } from "@/lib/guides/pipeline";
import { paragraphOf } from "@/lib/guides/stage-types";
import { houseCurator } from "@/lib/providers/curator/house";
import { cataloguePlaces } from "@/lib/providers/places/catalogue";
import type { LabelledPrompt } from "./prompts/label";

export type Made = { prompt: LabelledPrompt; draft: GuideDraft; milliseconds: number };
export type NotMade = { prompt: LabelledPrompt; message: string };

const NOW = new Date("2026-11-20T18:00:00Z");

/** One after the other, each knowing those before it as in the product: makes a guide for every wish with the house curator, over the built-in catalogue in a database in memory. */
export async function makeGuides(prompts: LabelledPrompt[]): Promise<{ made: Made[]; notMade: NotMade[] }> {
  const database = await openInMemory();
  const gateway = await openGateway({ database, password: "bench" });
  await migrate(gateway.url);
  const { db, close } = openDatabase(gateway.url);
  await importCatalogue(db);
  const ctx = {
    curator: houseCurator(),
    places: cataloguePlaces(db),
    now: NOW,
    signal: new AbortController().signal,
    spend: () => {},
    isNeverAgain: () => false,
    spendOnPlaces: () => {},
  };
  const made: Made[] = [];
  const notMade: NotMade[] = [];
  for (const prompt of prompts) {
    const before = made.filter((each) => each.prompt.city === prompt.city).map(({ draft }) => draft.composition);
    const recent = {
      titles: before.map(({ title }) => title),
      sentences: before.flatMap(({ introduction }) => introduction.flat().map(({ text }) => text)),
      paragraphs: before.flatMap(({ entries }) => entries.map(({ sentences }) => paragraphOf(sentences))),
    };
    const startedAt = performance.now();
    let draft: GuideDraft | undefined;
    const save = async (finished: GuideDraft) => {
      draft = finished;
      return { guideId: "bench" };
    };
    try {
      await makeGuide(
        { city: prompt.city, wish: prompt.wish },
        { ...ctx, readRecent: async () => recent },
        (_stage, work) => work(() => {}),
        save,
      );
      if (draft) made.push({ prompt, draft, milliseconds: performance.now() - startedAt });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "unprocessable") throw error;
      notMade.push({ prompt, message: error.userMessage });
    }
  }
  await close();
  await gateway.close();
  await database.close();
  return { made, notMade };
}
