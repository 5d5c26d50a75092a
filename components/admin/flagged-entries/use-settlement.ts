"use client";

import { useMutation } from "@tanstack/react-query";
import { useMemo } from "react";
import { NO_PROBLEMS } from "@/components/ui/use-form-problems";
import { errorMessage } from "@/lib/client/error-message";
import { formProblem } from "@/lib/client/form-problem";
import { flaggedEntriesQuery } from "./queries";

/** `button` is the one that stays busy, `message` what is announced afterwards. */
type Settlement = { button: string; request: () => Promise<void>; message: string };

export type OnSettled = (message: string) => void;

/** One card's requests. A button stays busy until the lists have been loaded again. */
export function useSettlement(onSettled: OnSettled) {
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ request }: Settlement) => request(),
    onSuccess: async (_nothing, { message }, _result, { client }) => {
      await client.invalidateQueries({ queryKey: flaggedEntriesQuery.queryKey });
      onSettled(message);
    },
  });
  const problems = useMemo(() => (error ? [formProblem(error)] : NO_PROBLEMS), [error]);
  return {
    settle: mutate,
    busy: isPending ? variables.button : null,
    /** For what has no fields; a form says its `problems`. */
    error: error && errorMessage(error),
    problems,
  };
}
