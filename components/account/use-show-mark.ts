"use client";

import { placeStatusOf } from "@/lib/client/status/status-store";
import type { MadeMark } from "@/lib/contracts/mark-intent";
import { useStatusStores } from "../status/status-context";

/** Shows a mark that a sign-in has made, with its undo, as if it had been pressed here. */
export function useShowMark() {
  const { notices } = useStatusStores();
  return ({ restaurant: { id, name, userStatus }, former }: MadeMark): void => {
    if (userStatus)
      notices.show({ kind: "changed", id, name, status: userStatus, former: placeStatusOf(former), isCarried: true });
  };
}
