import { useSyncExternalStore } from "react";
import type { Restaurant, UserStatus } from "@/lib/contracts/restaurant";
import { useStatusStores } from "../../status/status-context";
import { type Counts, recount } from "./recount";

export type CountedPlaces = { places: readonly Pick<Restaurant, "id" | "userStatus">[]; counts: Counts };

/** The counts that a page was rendered with, and what its reader has changed on it since. */
export function useCurrentCounts({ places, counts }: CountedPlaces): Counts {
  const { statuses } = useStatusStores();
  const before = places.map(({ userStatus }) => userStatus ?? null);
  const readCurrent = () =>
    places.map(({ id }, index) => {
      const changed = statuses.statusOf(id);
      return changed === undefined ? (before[index] ?? null) : changed;
    });
  const current = useSyncExternalStore(
    statuses.subscribe,
    () => JSON.stringify(readCurrent()),
    () => JSON.stringify(before),
  );
  return recount(counts, before, JSON.parse(current) as (UserStatus | null)[]);
}
