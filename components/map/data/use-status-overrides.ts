"use client";

import { useCallback, useRef, useState } from "react";
import { useStatusChanges } from "@/components/status/use-status";
import type { Restaurant, UserStatus } from "@/lib/contracts/restaurant";
import type { StatusOverrides } from "./status-overrides";

type OnStatusChange = (id: string, status: UserStatus | null) => void;

/** The statuses that were changed since this screen opened, here or in another tab. */
export function useStatusOverrides(
  addRecords: (restaurants: readonly Restaurant[]) => void,
  onChange: OnStatusChange,
): StatusOverrides {
  const [overrides, setOverrides] = useState<StatusOverrides>(() => new Map());
  const latest = useRef(overrides);
  useStatusChanges(
    useCallback(
      ({ id, status, restaurant }) => {
        if (restaurant) addRecords([restaurant]);
        if (latest.current.get(id) === status) return;
        latest.current = new Map(latest.current).set(id, status);
        setOverrides(latest.current);
        onChange(id, status);
      },
      [addRecords, onChange],
    ),
  );
  return overrides;
}
