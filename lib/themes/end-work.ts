import { eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { scheduledThemes } from "@/db/schema";
import type { ErrorCode } from "../errors";
import { LAST, tell } from "./tell";
import { NO_WORK, workKey } from "./theme-work";

type Failure = { message: string; code?: ErrorCode };

/** Ends work that came to nothing: the theme is as it was before, and whoever listens is told why. */
export async function endWork(db: Database, workId: string, { message, code }: Failure): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(scheduledThemes).set(NO_WORK).where(eq(scheduledThemes.workId, workId));
    await tell(tx, workKey(workId), LAST, { event: "error", data: { message, ...(code && { code }) } });
  });
}
