import { guides } from "@/db/schema";
import { addDays } from "@/lib/core/calendar-date";
import { AppError } from "@/lib/core/errors";
import { nextThursday } from "@/lib/core/week";
import { sendTime } from "@/lib/editions/send-time";
import { createGuide } from "@/lib/guides/create";
import type { CtxWith } from "@/lib/ports/context";
import { SEED_PROMPTS } from "./seed-prompts";

const WEEK_DAYS = 7;

type SeedCtx = Pick<CtxWith<"curator" | "places">, "db" | "now" | "providers">;

/** When the weekly guide of so many days ago went out, counted from the latest Thursday. */
export const seedTime = (now: Date, ageDays: number): Date =>
  sendTime(addDays(nextThursday(now), -WEEK_DAYS - ageDays));

/** The magazine's first guides, on a database that has none, each dated and written for its own week. */
export async function seedGuides({ db, now, providers }: SeedCtx): Promise<{ made: number; failed: string[] }> {
  const [any] = await db.select({ id: guides.id }).from(guides).limit(1);
  if (any) return { made: 0, failed: [] };
  const failed: string[] = [];
  for (const { city, prompt, ageDays } of SEED_PROMPTS) {
    const publishedAt = seedTime(now, ageDays);
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
