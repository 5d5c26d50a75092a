import { AppError } from "@/lib/core/errors";
import { NOTHING_FOUND, type SearchResult, searchMagazine } from "@/lib/magazine/search";
import { readMagazine, readPlaces } from "./magazine";
import { visitorCtx } from "./visitor-ctx";

type Input = Omit<Parameters<typeof searchMagazine>[1], "magazine" | "index">;

/** What a page shows of a search: what was found, or the sentence that says why nothing was looked for. */
export async function searchForPage(input: Input): Promise<{ result: SearchResult; refusal: string | null }> {
  try {
    const [magazine, index] = await Promise.all([readMagazine(), readPlaces()]);
    return { result: await searchMagazine(await visitorCtx(), { magazine, index, ...input }), refusal: null };
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many")
      return { result: NOTHING_FOUND, refusal: error.message };
    throw error;
  }
}
