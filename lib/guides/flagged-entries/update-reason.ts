import type { PlaceChange } from "@/lib/contracts/flagged-entry";
import type { GuideUpdate } from "@/lib/contracts/guide";

type Change = Pick<PlaceChange, "field" | "after">;

/** What weighs most of all that changed: why an entry is replaced or taken out. */
export function updateReason(changes: readonly Change[]): GuideUpdate["reason"] {
  const status = changes.find(({ field }) => field === "status")?.after;
  if (status === "closed") return "closed";
  if (status === "temporarily_closed") return "closed_for_now";
  const has = (field: Change["field"]) => changes.some((change) => change.field === field);
  if (has("address")) return "moved";
  return has("name") ? "renamed" : "corrected";
}
