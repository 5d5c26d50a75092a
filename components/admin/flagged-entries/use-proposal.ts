"use client";

import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { errorMessage } from "@/lib/client/error-message";
import type { ReplacementProposal } from "@/lib/contracts/flagged-entry";
import { useUnmountSignal } from "../use-unmount-signal";
import { type EntryIds, proposeReplacement } from "./queries";

const EXCEPT_MAX = 50;

/** Proposes a replacement for an entry. Each further proposal leaves out those already shown. */
export function useProposal(entry: EntryIds) {
  const [proposal, setProposal] = useState<ReplacementProposal | null>(null);
  const rejectedIds = useRef<string[]>([]);
  const unmountSignal = useUnmountSignal();
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: () => proposeReplacement(entry, rejectedIds.current, unmountSignal()),
    onSuccess: (next) => setProposal(next),
  });

  function propose(): void {
    if (proposal) rejectedIds.current = [...rejectedIds.current, proposal.restaurant.id].slice(-EXCEPT_MAX);
    mutate();
  }

  function dismiss(): void {
    setProposal(null);
    reset();
  }

  return {
    proposal,
    isBusy: isPending,
    error: error && errorMessage(error, "No replacement could be written. Please try again."),
    propose,
    dismiss,
  };
}
