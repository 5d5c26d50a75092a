import { openDatabase } from "@/db/client";
import { openInMemory } from "@/db/embedded/database-folder";
import { openGateway } from "@/db/embedded/gateway";
import { migrate } from "@/db/migrate";
import { houseCurator } from "@/lib/adapters/house-curator/house-curator";
import { cataloguePlaces } from "@/lib/catalogue/source/catalogue-places";
import { seedCatalogue } from "@/lib/catalogue/source/seed-catalogue";
import type { City } from "@/lib/core/cities";
import { AppError } from "@/lib/core/errors";
import { recentTextsOf } from "@/lib/guides/originality/recent-texts";
import { type GuideDraft, runGuidePipeline } from "@/lib/guides/pipeline";
import type { LabeledPrompt } from "./prompts/label";

export type CuratedGuide = { prompt: LabeledPrompt; draft: GuideDraft; milliseconds: number };
type FailedGuide = { prompt: LabeledPrompt; message: string };

const NOW = new Date("2026-11-20T18:00:00Z");

/**
 * Makes a guide for every prompt with the house curator, one after the other, each knowing those before it as in the
 * product, over the built-in catalogue in a database in memory; at most so many.
 */
export async function makeGuides(
  prompts: LabeledPrompt[],
  max = Number.POSITIVE_INFINITY,
): Promise<{ made: CuratedGuide[]; notMade: FailedGuide[] }> {
  const database = await openInMemory();
  const gateway = await openGateway({ database, password: "bench" });
  await migrate(gateway.url);
  const { db, close } = openDatabase(gateway.url);
  await seedCatalogue(db);
  const ctx = {
    curator: houseCurator(),
    places: cataloguePlaces(db),
    now: NOW,
    signal: new AbortController().signal,
    recordUsage: () => {},
    isBlocked: () => false,
    recordPlacesCost: () => {},
  };
  const made: CuratedGuide[] = [];
  const notMade: FailedGuide[] = [];
  for (const prompt of prompts) {
    if (made.length >= max) break;
    const newestFirst = made.toReversed();
    const compositionsOf = (isWanted: (city: City) => boolean) =>
      newestFirst.filter((other) => isWanted(other.prompt.city)).map(({ draft }) => draft.composition);
    const recent = recentTextsOf(
      compositionsOf((city) => city === prompt.city),
      compositionsOf((city) => city !== prompt.city),
    );
    const startedAt = performance.now();
    let draft: GuideDraft | undefined;
    const save = async (finished: GuideDraft) => {
      draft = finished;
      return { guideId: "bench" };
    };
    try {
      const outcome = await runGuidePipeline(
        { city: prompt.city, prompt: prompt.prompt },
        { ...ctx, getRecentTexts: async () => recent },
        (_stage, work) => work(() => {}),
        save,
      );
      if (outcome.kind === "too few") notMade.push({ prompt, message: outcome.tooFew.message });
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
