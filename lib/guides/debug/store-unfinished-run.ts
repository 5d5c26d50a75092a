import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { guideGenerations } from "@/db/schema";
import { loggedPrompt } from "@/lib/audit/logged-prompt";
import { recordAction } from "@/lib/audit/record-action";
import type { UsageByStage } from "@/lib/contracts/stage-name";
import type { GuideInput, StageOutputs } from "@/lib/contracts/stages";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import type { RunOrigin } from "../save";

/** At most this many runs without a guide are stored. */
const UNFINISHED_MAX = 200;

type UnfinishedRun = GuideInput & {
  state: "failed" | "stopped";
  error: string | null;
  origin: RunOrigin | null;
  clockAt: Date;
  outputs: Partial<StageOutputs>;
  usage: UsageByStage;
};

/** Stores what a debug run had when it failed or was stopped, and deletes the oldest such runs above the limit. */
export async function storeUnfinishedRun(
  { db, now, user }: Pick<Ctx, "db" | "now"> & { user: SessionUser },
  { city, prompt, state, error, origin, clockAt, outputs, usage }: UnfinishedRun,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [run] = await tx
      .insert(guideGenerations)
      .values({
        city,
        prompt,
        state,
        error,
        isDebug: true,
        adminId: user.id,
        ...origin,
        ...outputs,
        usage,
        clockAt,
      })
      .returning({ id: guideGenerations.id });
    const detail = { city, prompt: loggedPrompt(prompt), state, ...(error !== null && { error }), ...origin };
    await recordAction(tx, { user, now }, "guide.debug_run_unfinished", { id: run?.id, name: city, detail });
    const old = tx
      .select({ id: guideGenerations.id })
      .from(guideGenerations)
      .where(ne(guideGenerations.state, "complete"))
      .orderBy(desc(guideGenerations.createdAt))
      .offset(UNFINISHED_MAX);
    await tx.delete(guideGenerations).where(and(eq(guideGenerations.isDebug, true), inArray(guideGenerations.id, old)));
  });
}
