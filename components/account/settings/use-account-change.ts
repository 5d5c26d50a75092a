"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { callApi } from "@/lib/client/api-client";
import { errorMessage } from "@/lib/client/error-message";

type Change = { path: string; method: "POST" | "PUT" | "DELETE"; body?: object };

/** A change of the account: the server's sentence when it is refused; the page is read anew once it is made. */
export function useAccountChange({ onDone }: { onDone?: () => void } = {}) {
  const router = useRouter();
  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    mutationFn: ({ path, method, body }: Change) => callApi(path, { method, body }),
    onSuccess: () => {
      onDone?.();
      router.refresh();
    },
  });
  return { change: mutate, reset, isBusy: isPending, isDone: isSuccess, error: error ? errorMessage(error) : null };
}
