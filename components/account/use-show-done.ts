"use client";

import { errorMessage } from "@/lib/client/error-message";
import { unsavePlaces } from "@/lib/client/status/save-places";
import { placeStatusOf } from "@/lib/client/status/status-store";
import type { DoneBySignIn, SavedPlaces } from "@/lib/contracts/mark-intent";
import { splitTitle } from "@/lib/core/split-title";
import { useStatusStores } from "../status/status-context";

/** Shows what a sign-in has marked, with its undo, as if it had been pressed here. */
export function useShowDone() {
  const { statuses, notices } = useStatusStores();

  async function clear({ guide, restaurantIds }: SavedPlaces): Promise<void> {
    try {
      await statuses.changeTogether(() => unsavePlaces(guide.id, restaurantIds));
    } catch (error) {
      notices.show({ kind: "refused", id: guide.id, name: guide.name, message: errorMessage(error) });
      throw error;
    }
  }
  return ({ marked, saved }: DoneBySignIn): void => {
    if (marked?.restaurant.userStatus) {
      const { id, name, userStatus } = marked.restaurant;
      const former = placeStatusOf(marked.former);
      notices.show({ kind: "changed", id, name, status: userStatus, former, isKept: true, isCarried: true });
    }
    if (saved && saved.restaurantIds.length > 0) {
      const count = saved.restaurantIds.length;
      const outcome = `${count === 1 ? "One place" : `${count} places`} saved as interested`;
      const { id, name } = saved.guide;
      notices.show({
        kind: "done",
        id,
        name: splitTitle(name).title,
        outcome,
        undo: () => clear(saved),
        isCarried: true,
      });
    }
  };
}
