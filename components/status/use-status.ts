"use client";

import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { UPDATE_FAILED } from "@/lib/client/status/send-status";
import { placeStatusOf, type StatusUpdate } from "@/lib/client/status/status-store";
import type { Restaurant, UserStatus } from "@/lib/contracts/restaurant";
import { useStatusStores } from "./status-context";

/** A restaurant as any response shows it: its own status counts until one is set here. */
export type RatedRestaurant = Pick<Restaurant, "id" | "userStatus" | "discoveredFromGuide">;
export type StatusTarget = RatedRestaurant & Pick<Restaurant, "name">;

type ChangeOptions = {
  /** The guide in which the reader came across the place. */
  originGuideId?: string;
  /** The caller shows an error itself; otherwise a notice does. */
  handlesError?: boolean;
};

/** The current status of a place, pending changes included. */
export function useStatusOf({ id, userStatus }: Pick<RatedRestaurant, "id" | "userStatus">): UserStatus | null {
  const { statuses } = useStatusStores();
  const changed = useSyncExternalStore(
    statuses.subscribe,
    () => statuses.statusOf(id),
    () => undefined,
  );
  return changed === undefined ? (userStatus ?? null) : changed;
}

/**
 * Changes a status at once, with a notice that can undo it. Rejects with a message for the reader when the server
 * rejects the change; by then the former status shows again.
 */
export function useChangeStatus() {
  const { statuses, notices } = useStatusStores();
  return useCallback(
    async (restaurant: StatusTarget, status: UserStatus | null, options: ChangeOptions = {}): Promise<void> => {
      const { id, name } = restaurant;
      const former = statuses.placeStatus(id) ?? placeStatusOf(restaurant);
      if (former.status === status) return;
      const turn = notices.show({ kind: "changed", id, name, status, former });
      try {
        await statuses.change(id, former, { status, originGuideId: options.originGuideId });
        notices.keep(turn);
      } catch (error) {
        const message = (error instanceof Error && error.message) || UPDATE_FAILED;
        if (options.handlesError) notices.remove(id);
        else notices.show({ kind: "refused", id, name, message });
        throw error;
      }
    },
    [statuses, notices],
  );
}

/** For lists: calls back for each status that changes here or in another tab, with the restaurant once it is confirmed. */
export function useStatusChanges(onChange: (change: StatusUpdate) => void): void {
  const { statuses } = useStatusStores();
  const handleChange = useEffectEvent(onChange);
  useEffect(() => statuses.subscribeToChanges(handleChange), [statuses]);
}
