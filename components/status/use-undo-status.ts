"use client";

import { useCallback } from "react";
import type { StatusNotice } from "@/lib/client/status/notice-store";
import { UPDATE_FAILED } from "@/lib/client/status/send-status";
import { useStatusStores } from "./status-context";

type Changed = Extract<StatusNotice, { kind: "changed" }>;

/** Restores the former status of a place, and the guide it was found in. Rejects where a notice tells that it could not. */
export function useUndoStatus() {
  const { statuses, notices } = useStatusStores();
  return useCallback(
    async ({ id, name, former, status }: Changed): Promise<void> => {
      const { originGuideId } = former;
      try {
        await statuses.change(id, { status }, { ...former, restoresOrigin: originGuideId !== undefined });
      } catch (error) {
        const message = (error instanceof Error && error.message) || UPDATE_FAILED;
        notices.show({ kind: "refused", id, name, message });
        throw error;
      }
    },
    [statuses, notices],
  );
}
