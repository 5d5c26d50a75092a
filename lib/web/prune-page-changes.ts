import { lt } from "drizzle-orm";
import { pageChanges } from "@/db/schema";
import { HOUR_MS } from "@/lib/core/durations";
import type { Ctx } from "@/lib/ports/context";

/** Forgets changes that every process either knows or no longer asks for (read-page-changes.ts). */
export async function prunePageChanges({ db, now }: Pick<Ctx, "db" | "now">): Promise<void> {
  await db.delete(pageChanges).where(lt(pageChanges.at, new Date(now.getTime() - HOUR_MS)));
}
