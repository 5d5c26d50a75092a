"use client";

import { useMutation } from "@tanstack/react-query";
import { errorMessage } from "@/lib/client/error-message";
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
  return {
    settle: mutate,
    busy: isPending ? variables.button : null,
    error: error && errorMessage(error),
  };
}
