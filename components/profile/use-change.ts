"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { callApi } from "@/lib/client/api-client";
import { errorMessage } from "@/lib/client/error-message";
import { listChanges } from "@/lib/client/list-changes";

type Change = { path: string; method: "POST" | "PUT" | "DELETE"; body?: object };

/** A change of one's own things: busy until the page shows it, and the server's sentence when it is refused. */
export function useChange() {
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  const { mutate, mutateAsync, reset, error, isPending } = useMutation({
    mutationFn: ({ path, method, body }: Change) => callApi(path, { method, body }),
    onSuccess: (_, { path }) => {
      listChanges.tell(path);
      startRefresh(() => router.refresh());
    },
  });
  return {
    change: mutate,
    /** The same, as a promise. */
    changeAsync: mutateAsync,
    reset,
    isBusy: isPending || isRefreshing,
    error: error ? errorMessage(error) : null,
  };
}
