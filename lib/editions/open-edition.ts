import { and, eq } from "drizzle-orm";
import { editions } from "@/db/schema";
import type { City } from "@/lib/core/cities";
import { AppError } from "@/lib/core/errors";
import { type Week, weekOf } from "@/lib/core/week";
import type { Ctx } from "@/lib/ports/context";
import type { EditionRow } from "./reopen-edition";
import { reopenEdition } from "./reopen-edition";

/**
 * The city's edition of a week: the one there is, which goes on where it had failed, or a new one. Who is confirmed by
 * now receives it.
 * @throws AppError conflict for a new edition of a week that is not this one
 */
export async function openEdition({ db, now }: Ctx, { city, week }: { city: City; week: Week }): Promise<EditionRow> {
  const [known] = await db.select().from(editions).where(isEdition(city, week));
  if (known) return (await reopenEdition(db, known.id, { from: ["failed"], now })) ?? known;
  const thisWeek = weekOf(now);
  if (week < thisWeek) throw new AppError("conflict", `The Thursday of ${week} has passed: nothing was sent for it.`);
  if (week > thisWeek) throw new AppError("conflict", `The Thursday of ${week} is not in this week yet.`);
  const [made] = await db
    .insert(editions)
    .values({ city, week, state: "preparing", openedAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  const [edition] = made ? [made] : await db.select().from(editions).where(isEdition(city, week));
  if (!edition) throw new Error(`The edition of ${city}, ${week}, is neither there nor could it be made.`);
  return edition;
}

const isEdition = (city: City, week: Week) => and(eq(editions.city, city), eq(editions.week, week));
