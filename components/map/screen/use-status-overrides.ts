"use client";

import { useCallback, useRef, useState } from "react";
import { useStatusChanges } from "@/components/status/use-status";
import type { Restaurant, UserStatus } from "@/lib/contracts/restaurant";
import type { StatusOverrides } from "./status-overrides";

type OnStatusChange = (id: string, status: UserStatus | null) => void;

/** What was said about any place since this screen opened, here or in another tab. */
export function useStatusOverrides(
  keep: (restaurants: readonly Restaurant[]) => void,
  follow: OnStatusChange,
): StatusOverrides {
  const [said, setSaid] = useState<StatusOverrides>(() => new Map());
  const latest = useRef(said);
  useStatusChanges(
    useCallback(
      ({ id, status, restaurant }) => {
        if (restaurant) keep([restaurant]);
        if (latest.current.get(id) === status) return;
        latest.current = new Map(latest.current).set(id, status);
        setSaid(latest.current);
        follow(id, status);
      },
      [keep, follow],
    ),
  );
  return said;
}
