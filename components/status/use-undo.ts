"use client";

import { useCallback } from "react";
import type { StatusNotice } from "./notice-store";
import { NOT_UPDATED } from "./send-mark";
import { useShared } from "./status-provider";

type Changed = Extract<StatusNotice, { kind: "changed" }>;

/** Puts back what the place was to the reader before, and the guide it was found in. */
export function useUndo() {
  const { marks, notices } = useShared();
  return useCallback(
    async ({ id, name, former, status }: Changed): Promise<void> => {
      notices.remove(id);
      const { originGuideId } = former;
      try {
        await marks.wish(id, { status }, { ...former, restoresOrigin: originGuideId !== undefined });
      } catch (error) {
        notices.show({ kind: "refused", id, name, message: error instanceof Error ? error.message : NOT_UPDATED });
      }
    },
    [marks, notices],
  );
}
