import { desc, eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { guideGenerations, guides } from "@/db/schema";
import type { StageUsage } from "@/lib/contracts/stage-name";

/** Tokens are null while no guide here was written by a model: nothing is known of how this one counts. */
export type DryRunEstimate = { guides: number; calls: number; tokens: { input: number; output: number } | null };

const SAMPLE_SIZE = 20;
/** One for the prompt, the plan, the selection and the introduction, and one for each of six places. */
const CALLS_PER_GUIDE = 10;

/** What so many guides would take of a language model, by the latest ones here. */
export async function estimateDryRun(db: Database, count: number): Promise<DryRunEstimate> {
  const rows = await db
    .select({ usage: guideGenerations.usage })
    .from(guideGenerations)
    .innerJoin(guides, eq(guides.id, guideGenerations.guideId))
    .where(eq(guides.writtenBy, "model"))
    .orderBy(desc(guideGenerations.createdAt))
    .limit(SAMPLE_SIZE);
  const stages = rows.flatMap(({ usage }) => Object.values(usage ?? {}));
  const mean = (of: (usage: StageUsage) => number) =>
    Math.round((count * stages.reduce((sum, each) => sum + of(each), 0)) / rows.length);
  if (rows.length === 0) return { guides: count, calls: count * CALLS_PER_GUIDE, tokens: null };
  return {
    guides: count,
    calls: mean(({ calls }) => calls),
    tokens: { input: mean(({ inputTokens }) => inputTokens), output: mean(({ outputTokens }) => outputTokens) },
  };
}
