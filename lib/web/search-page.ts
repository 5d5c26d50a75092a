import { AppError } from "@/lib/core/errors";
import { NOTHING_FOUND, type SearchResult, searchMagazine } from "@/lib/magazine/search";
import { visitorCtx } from "./visitor-ctx";

/** What a page shows of a search: what was found, or the sentence that says why nothing was looked for. */
export async function searchForPage(
  input: Parameters<typeof searchMagazine>[1],
): Promise<{ result: SearchResult; refusal: string | null }> {
  try {
    return { result: await searchMagazine(await visitorCtx(), input), refusal: null };
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many")
      return { result: NOTHING_FOUND, refusal: error.message };
    throw error;
  }
}
