import type { MarkedPlaces } from "@/lib/contracts/marked-places";
import type { UserStatus } from "@/lib/contracts/restaurant";

export type Counts = MarkedPlaces["counts"];
type Statuses = readonly (UserStatus | null)[];

/** Counts by status after places went from the statuses `before` to those of `after`, in the same order. */
export function recount(counts: Counts, before: Statuses, after: Statuses): Counts {
  const changed = { ...counts };
  for (const status of before) if (status) changed[status] -= 1;
  for (const status of after) if (status) changed[status] += 1;
  return changed;
}
