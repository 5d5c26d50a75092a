import { eq } from "drizzle-orm";
import type { Database } from "@/db/client";
import { scheduledThemes } from "@/db/schema";
import type { ErrorCode } from "@/lib/core/errors";
import { publishEvent, TERMINAL_KEY } from "./publish-event";
import { CLEARED_WORK, workKey } from "./theme-work";

type WorkFailure = { message: string; code?: ErrorCode };

/** Ends work that failed: the theme is as it was before, and the reason is published. */
export async function failThemeWork(db: Database, workId: string, { message, code }: WorkFailure): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(scheduledThemes).set(CLEARED_WORK).where(eq(scheduledThemes.workId, workId));
    await publishEvent(tx, workKey(workId), TERMINAL_KEY, { event: "error", data: { message, ...(code && { code }) } });
  });
}
