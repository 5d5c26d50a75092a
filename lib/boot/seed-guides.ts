import type { Database } from "@/db/client";
import { guides } from "@/db/schema";
import { houseCurator } from "@/lib/adapters/house-curator/house-curator";
import { cataloguePlaces } from "@/lib/catalogue/source/catalogue-places";
import { DAY_MS } from "@/lib/core/durations";
import { AppError } from "@/lib/core/errors";
import { createGuide } from "@/lib/guides/create";
import { SEED_PROMPTS } from "./seed-prompts";

/**
 * The magazine's first guides, on a database that has none: made by the same pipeline as every other, always by the
 * house curator, so that a first start costs nothing and needs nobody. Each is dated and written for its own week.
 */
export async function seedGuides(db: Database, now: Date): Promise<{ made: number; failed: string[] }> {
  const [any] = await db.select({ id: guides.id }).from(guides).limit(1);
  if (any) return { made: 0, failed: [] };
  const providers = { curator: houseCurator(), places: cataloguePlaces(db) };
  const failed: string[] = [];
  for (const { city, prompt, ageDays } of SEED_PROMPTS) {
    const publishedAt = new Date(now.getTime() - ageDays * DAY_MS);
    const ctx = {
      db,
      providers,
      user: null,
      now: publishedAt,
      signal: new AbortController().signal,
      clientAddress: "seed",
      rateLimitScale: 1,
    };
    const publication = { isEmailGuide: true, isAdminOnly: false, createdAt: publishedAt };
    try {
      await createGuide(ctx, { city, prompt }, { publication });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      failed.push(`${city}, "${prompt}": ${error.userMessage}`);
    }
  }
  return { made: SEED_PROMPTS.length - failed.length, failed };
}
