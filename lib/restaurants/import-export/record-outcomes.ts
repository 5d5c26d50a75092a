import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { placeImportRows } from "@/db/schema";
import type { AppliedStatus } from "./apply-statuses";

/** Records the outcome and the previous status of some rows; rows without an outcome are recorded as left out. */
export async function recordOutcomes(
  tx: Transaction,
  importId: string,
  lines: number[],
  done: AppliedStatus[],
): Promise<void> {
  if (lines.length === 0) return;
  const doneOn = new Map(done.map((result) => [result.line, result]));
  const records = lines.map((line) => {
    const { restaurantId, status, outcome = "left_out", former } = doneOn.get(line) ?? {};
    return {
      line,
      restaurantId,
      status,
      outcome,
      formerStatus: former?.status,
      formerOriginGuideId: former?.originGuideId,
      formerUpdatedAt: former?.updatedAt,
    };
  });
  await tx.execute(sql`
    update ${placeImportRows} as rows set outcome = done.outcome, applied_to = done."restaurantId",
      applied_status = done.status, former_status = done."formerStatus",
      former_origin_guide_id = done."formerOriginGuideId", former_updated_at = done."formerUpdatedAt"
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as done(line int, "restaurantId" text, status text,
      outcome text, "formerStatus" text, "formerOriginGuideId" text, "formerUpdatedAt" timestamptz)
    where rows.import_id = ${importId}::uuid and rows.line = done.line`);
}
