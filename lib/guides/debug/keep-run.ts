import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { guideGenerations } from "@/db/schema";
import { recordAction } from "../../audit/record-action";
import type { Ctx, SessionUser } from "../../context";
import type { StageName } from "../contract";
import type { UsageByStage } from "../runner";
import type { RunOrigin } from "../save";
import type { GuideInput } from "../stage-types";

/** Runs that ended in no guide are kept until this many newer ones are. */
const UNFINISHED_MAX = 200;

type Ended = GuideInput & {
  state: "failed" | "stopped";
  error: string | null;
  origin: RunOrigin | null;
  clockAt: Date;
  outputs: Partial<Record<StageName, unknown>>;
  usage: UsageByStage;
};

/** Keeps what a run under glass had when it failed or was stopped; the oldest of them make room. */
export async function keepRun(
  { db, now, user }: Pick<Ctx, "db" | "now"> & { user: SessionUser },
  { city, wish, state, error, origin, clockAt, outputs, usage }: Ended,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [run] = await tx
      .insert(guideGenerations)
      .values({
        ...{ city, prompt: wish, state, error, isDebug: true, adminId: user.id },
        ...origin,
        ...outputs,
        ...{ usage, clockAt },
      })
      .returning({ id: guideGenerations.id });
    const detail = { city, wish, state, ...(error !== null && { error }), ...origin };
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
