"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { importErrorMessage, undoImport } from "./requests";

/** Undoes an import and reloads the page. `undoingId` is the import that is being undone. */
export function useUndoImport() {
  const router = useRouter();
  const [isRefreshing, startRefreshing] = useTransition();
  const { mutate, variables, error, isPending } = useMutation({
    mutationFn: undoImport,
    onSuccess: () => startRefreshing(() => router.refresh()),
  });
  return {
    undo: (id: string) => mutate(id),
    undoingId: isPending ? variables : null,
    error: error && importErrorMessage(error),
    isBusy: isPending || isRefreshing,
  };
}
