import { inArray } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { evidence } from "@/db/schema";
import type { EvidenceSnippet } from "../stage-types";

/** All that is kept of these places. */
export async function readEvidence(db: Database | Transaction, placeIds: string[]): Promise<EvidenceSnippet[]> {
  if (placeIds.length === 0) return [];
  const rows = await db.select().from(evidence).where(inArray(evidence.restaurantId, placeIds));
  return rows.map(({ restaurantId, keptUntil: _, ...snippet }) => ({ ...snippet, placeId: restaurantId }));
}
