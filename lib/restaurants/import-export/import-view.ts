import type { Confidence, ImportedPlace, ImportRow, ImportSummary, Outcome } from "@/lib/contracts/place-import";
import type { UserStatus } from "@/lib/contracts/restaurant";
import type { ImportRecord } from "./get-import-row";

export const viewImportSummary = (entry: ImportRecord, counts: ImportSummary["counts"]): ImportSummary => ({
  id: entry.id,
  fileName: entry.fileName,
  source: entry.source,
  state: entry.state,
  createdAt: entry.createdAt.toISOString(),
  expiresAt: entry.expiresAt.toISOString(),
  appliedAt: entry.appliedAt?.toISOString() ?? null,
  undoneAt: entry.undoneAt?.toISOString() ?? null,
  counts,
});

export type StoredImportRow = {
  line: number;
  list: string | null;
  name: string;
  address: string | null;
  status: UserStatus | null;
  restaurantId: string | null;
  confidence: Confidence | null;
  reason: string | null;
  candidateIds: string[];
  outcome: Outcome | null;
  appliedTo: string | null;
  appliedStatus: UserStatus | null;
  formerStatus: UserStatus | null;
};

/** A row with its restaurants. A restaurant that has since left the catalogue no longer counts as a match. */
export function viewImportRow(row: StoredImportRow, places: ReadonlyMap<string, ImportedPlace>): ImportRow {
  const restaurant = places.get(row.restaurantId ?? "");
  const applied = places.get(row.appliedTo ?? "");
  const { line, list, name, address, status, outcome } = row;
  return {
    line,
    list,
    name,
    address,
    status,
    outcome,
    match: restaurant ? { restaurant, confidence: row.confidence ?? "likely", reason: row.reason ?? "" } : null,
    candidates: row.candidateIds.flatMap((id) => places.get(id) ?? []),
    current: restaurant?.userStatus ?? null,
    applied:
      applied && row.appliedStatus
        ? { restaurant: applied, status: row.appliedStatus, former: row.formerStatus }
        : null,
  };
}
