"use client";

import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { UPDATE_FAILED } from "@/lib/client/status/send-status";
import { placeStatusOf, type StatusUpdate } from "@/lib/client/status/status-store";
import type { Restaurant, UserStatus } from "@/lib/contracts/restaurant";
import { useStatusStores } from "./status-context";

/** A restaurant as any answer shows it: its own status counts until something was said here. */
export type RatedRestaurant = Pick<Restaurant, "id" | "userStatus" | "discoveredFromGuide">;
export type StatusTarget = RatedRestaurant & Pick<Restaurant, "name">;

export type ChangeOptions = {
  /** The guide in which the reader came across the place. */
  originGuideId?: string;
  /** The caller shows a refusal itself; otherwise a notice does. */
  handlesError?: boolean;
};

/** What the place is to the reader now, the newest wish included. */
export function useStatusOf({ id, userStatus }: Pick<RatedRestaurant, "id" | "userStatus">): UserStatus | null {
  const { statuses } = useStatusStores();
  const said = useSyncExternalStore(
    statuses.subscribe,
    () => statuses.statusOf(id),
    () => undefined,
  );
  return said === undefined ? (userStatus ?? null) : said;
}

/**
 * Changes a status at once, with a notice that can undo it. Rejects when the server refuses, with a sentence for the
 * person; by then the former status shows again.
 */
export function useChangeStatus() {
  const { statuses, notices } = useStatusStores();
  return useCallback(
    async (restaurant: StatusTarget, status: UserStatus | null, options: ChangeOptions = {}): Promise<void> => {
      const { id, name } = restaurant;
      const former = statuses.markOf(id) ?? placeStatusOf(restaurant);
      if (former.status === status) return;
      notices.show({ kind: "changed", id, name, status, former });
      try {
        await statuses.wish(id, former, { status, originGuideId: options.originGuideId });
      } catch (error) {
        const message = error instanceof Error ? error.message : UPDATE_FAILED;
        if (options.handlesError) notices.remove(id);
        else notices.show({ kind: "refused", id, name, message });
        throw error;
      }
    },
    [statuses, notices],
  );
}

/** For lists: hears of each shown status that changes here or in another tab, with the restaurant once it is settled. */
export function useStatusChanges(onChange: (change: StatusUpdate) => void): void {
  const { statuses } = useStatusStores();
  const hear = useEffectEvent(onChange);
  useEffect(() => statuses.follow(hear), [statuses]);
}
