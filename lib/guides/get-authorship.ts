import { and, eq, inArray } from "drizzle-orm";
import { evidence, guideEntries, guides } from "@/db/schema";
import type { Authorship } from "@/lib/contracts/authorship";
import type { Ctx } from "@/lib/ports/context";

/** Who wrote these guides. Reviews count only where every one of them cites at least one that is still stored. */
export async function getAuthorship({ db }: Pick<Ctx, "db">, guideIds: readonly string[]): Promise<Authorship> {
  if (guideIds.length === 0) return "nobody";
  const written = await db
    .select({ id: guides.id, by: guides.writtenBy })
    .from(guides)
    .where(inArray(guides.id, [...guideIds]));
  const authors = new Set(written.map(({ by }) => by));
  if (authors.size !== 1) return authors.size === 0 ? "nobody" : "both";
  if (authors.has("house")) return "house";
  const citing = await guidesCitingReviews(db, guideIds);
  return written.every(({ id }) => citing.has(id)) ? "model with reviews" : "model";
}

async function guidesCitingReviews(db: Ctx["db"], guideIds: readonly string[]): Promise<Set<string>> {
  const entries = await db
    .select({ guideId: guideEntries.guideId, sentences: guideEntries.sentences })
    .from(guideEntries)
    .where(inArray(guideEntries.guideId, [...guideIds]));
  const cited = entries.flatMap(({ guideId, sentences }) =>
    sentences.flatMap(({ evidenceIds }) => evidenceIds.map((id) => ({ guideId, id }))),
  );
  if (cited.length === 0) return new Set();
  const reviews = await db
    .select({ id: evidence.id })
    .from(evidence)
    .where(and(eq(evidence.about, "review"), inArray(evidence.id, [...new Set(cited.map(({ id }) => id))])));
  const reviewIds = new Set(reviews.map(({ id }) => id));
  return new Set(cited.filter(({ id }) => reviewIds.has(id)).map(({ guideId }) => guideId));
}
