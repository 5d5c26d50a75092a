import { and, eq } from "drizzle-orm";
import { guides } from "@/db/schema";
import type { CoverSubject } from "@/lib/core/cover/draw-cover";
import { guideNotFound } from "@/lib/guides/guide-not-found";
import type { Ctx } from "@/lib/ports/context";

/** The data of the cover of a public guide. @throws AppError not_found */
export async function getCoverSubject({ db }: Pick<Ctx, "db">, id: string): Promise<CoverSubject> {
  const [subject] = await db
    .select({ id: guides.id, cuisine: guides.coverCuisine, city: guides.city })
    .from(guides)
    .where(and(eq(guides.id, id), eq(guides.isAdminOnly, false)));
  if (!subject) throw guideNotFound();
  return subject;
}
