"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useMemo, useRef } from "react";
import { callApi } from "@/lib/client/api-client";
import { errorMessage } from "@/lib/client/error-message";
import { formProblem } from "@/lib/client/form-problem";
import { NO_PROBLEMS } from "../../ui/use-form-problems";

type Change = { path: string; method: "POST" | "PUT" | "DELETE"; body?: object };

/**
 * A change of the account: the server's sentence when it is refused; the page is read anew once it is made. What was
 * pressed then goes with its form or its row, so the focus moves to its section.
 */
export function useAccountChange({ onDone }: { onDone?: () => void } = {}) {
  const router = useRouter();
  const section = useRef<HTMLElement>(null);
  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    mutationFn: ({ path, method, body }: Change) => callApi(path, { method, body }),
    onMutate: () => {
      section.current = document.activeElement?.closest("section") ?? null;
    },
    onSuccess: () => {
      section.current?.focus({ preventScroll: true });
      onDone?.();
      router.refresh();
    },
  });
  const problems = useMemo(() => (error ? [formProblem(error)] : NO_PROBLEMS), [error]);
  return {
    change: mutate,
    reset,
    isBusy: isPending,
    isDone: isSuccess,
    /** For what has no fields; a form says its `problems`. */
    error: error ? errorMessage(error) : null,
    problems,
  };
}
