import { and, eq } from "drizzle-orm";
import { guides } from "@/db/schema";
import { coverDrawing } from "@/lib/core/cover/shelf-covers";
import { guideNotFound } from "@/lib/guides/guide-not-found";
import type { Ctx } from "@/lib/ports/context";
import type { SocialSubject } from "./social-image";

/** The data of the social image of a public guide. @throws AppError not_found */
export async function getCoverSubject({ db }: Pick<Ctx, "db">, id: string): Promise<SocialSubject> {
  const [subject] = await db
    .select({ id: guides.id, title: guides.name, cuisine: guides.coverCuisine, city: guides.city })
    .from(guides)
    .where(and(eq(guides.id, id), eq(guides.isAdminOnly, false)));
  if (!subject) throw guideNotFound();
  return { ...subject, drawing: coverDrawing({ id, coverCuisine: subject.cuisine }) };
}
