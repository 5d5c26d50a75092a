import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "@/db/client";
import { editions } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import type { Week } from "@/lib/core/week";

/** Work on an edition was given up: it says why, and waits for somebody to go on with it. Answers its id if so. */
export async function failEdition(
  db: Database,
  { city, week }: { city: City; week: Week },
  note: string,
  now: Date,
): Promise<string | null> {
  const [failed] = await db
    .update(editions)
    .set({ state: "failed", note, updatedAt: now })
    .where(and(eq(editions.city, city), eq(editions.week, week), inArray(editions.state, ["preparing", "sending"])))
    .returning({ id: editions.id });
  return failed?.id ?? null;
}
