import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { guides } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import { isId } from "@/lib/core/id-param";
import { isVisibleGuide, type Reader } from "./select-for-reader";

/**
 * Locks the row of a guide so that it can't be deleted until a status that references it is written.
 * @throws AppError not_found for a guide that this reader can't see
 */
export async function lockGuide(tx: Transaction, reader: Reader, id: string): Promise<{ id: string; name: string }> {
  if (!isId(id)) throw guideNotFound();
  const [found] = await tx
    .select({ id: guides.id, name: guides.name })
    .from(guides)
    .where(and(eq(guides.id, id), isVisibleGuide(reader)))
    .for("key share");
  if (!found) throw guideNotFound();
  return found;
}

const guideNotFound = () => new AppError("not_found", "We couldn't find the guide of this place.");
