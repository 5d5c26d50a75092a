import type { Restaurant } from "@/lib/restaurants/contract";
import { StatusChip } from "../ui/status-chip";

/** The reader's own word on a place, as it is kept. Says nothing while there is none. */
export function EntryStatus({ restaurant: { name, userStatus } }: { restaurant: Restaurant }) {
  if (!userStatus) return null;
  const isRating = userStatus !== "interested" && userStatus !== "not_interested";
  return (
    <fieldset className="flex min-h-12 flex-wrap items-center gap-2 text-ui">
      <legend className="sr-only">Your status for {name}</legend>
      {isRating && <span>Your rating:</span>}
      <StatusChip status={userStatus} />
    </fieldset>
  );
}
