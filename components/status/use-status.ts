"use client";

import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { Restaurant, UserStatus } from "@/lib/restaurants/contract";
import { markOf, type StatusChange } from "./mark-store";
import { NOT_UPDATED } from "./send-mark";
import { useShared } from "./status-provider";

/** A restaurant as any answer shows it: its own status counts until something was said here. */
export type Marked = Pick<Restaurant, "id" | "userStatus" | "discoveredFromGuide">;
export type Named = Marked & Pick<Restaurant, "name">;

export type ChangeOptions = {
  /** The guide in which the reader came across the place. */
  originGuideId?: string;
  /** The caller shows a refusal itself; otherwise a notice does. */
  showsRefusal?: boolean;
};

/** What the place is to the reader now, the newest wish included. */
export function useStatusOf({ id, userStatus }: Pick<Marked, "id" | "userStatus">): UserStatus | null {
  const { marks } = useShared();
  const said = useSyncExternalStore(
    marks.subscribe,
    () => marks.statusOf(id),
    () => undefined,
  );
  return said === undefined ? (userStatus ?? null) : said;
}

/**
 * Changes a status at once, with a notice that can undo it. Rejects when the server refuses, with a sentence for the
 * person; by then the former status shows again.
 */
export function useChangeStatus() {
  const { marks, notices } = useShared();
  return useCallback(
    async (restaurant: Named, status: UserStatus | null, options: ChangeOptions = {}): Promise<void> => {
      const { id, name } = restaurant;
      const former = marks.markOf(id) ?? markOf(restaurant);
      if (former.status === status) return;
      notices.show({ kind: "changed", id, name, status, former });
      try {
        await marks.wish(id, former, { status, originGuideId: options.originGuideId });
      } catch (error) {
        const message = error instanceof Error ? error.message : NOT_UPDATED;
        if (options.showsRefusal) notices.remove(id);
        else notices.show({ kind: "refused", id, name, message });
        throw error;
      }
    },
    [marks, notices],
  );
}

/** For lists: hears of each shown status that changes here or in another tab, with the restaurant once it is settled. */
export function useStatusChanges(onChange: (change: StatusChange) => void): void {
  const { marks } = useShared();
  const hear = useEffectEvent(onChange);
  useEffect(() => marks.follow(hear), [marks]);
}
