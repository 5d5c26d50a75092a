"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { errorMessage, undoImport } from "./requests";

/** Undoes an import and shows the page anew. `undoingId` is the one that is under way. */
export function useUndoImport() {
  const router = useRouter();
  const [undoingId, setUndoingId] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isRefreshing, startRefreshing] = useTransition();

  const undo = async (id: string) => {
    setError(null);
    setUndoingId(id);
    try {
      await undoImport(id);
      startRefreshing(() => router.refresh());
    } catch (failure) {
      setError(errorMessage(failure));
    }
    setUndoingId(null);
  };
  return { undo, undoingId, error, isBusy: undoingId !== null || isRefreshing };
}
