"use client";

import { useState } from "react";
import { callEmailLink } from "@/lib/client/call-email-link";
import { type UnsubscribeState, unsubscribeState } from "./unsubscribe-state";

/** Unsubscribes on request only: from one city, or with `everywhere` from all of them. */
export function useUnsubscribe(call: string | null, known: UnsubscribeState | null) {
  const [state, setState] = useState<UnsubscribeState>(
    known ?? { phase: call === null ? "invalid" : "idle", otherCities: [] },
  );
  const [busy, setBusy] = useState<"one" | "all" | null>(null);
  const [last, setLast] = useState<"one" | "all">("one");
  const [hasPressed, setPressed] = useState(false);

  async function unsubscribe(what: "one" | "all") {
    if (call === null) return;
    setPressed(true);
    setBusy(what);
    setLast(what);
    const result = await callEmailLink(call, { body: what === "all" ? { everywhere: true } : {} });
    if (result?.kind === "moved") window.location.replace(result.to);
    else if (result) setState(unsubscribeState(result));
    setBusy(null);
  }

  const phase: UnsubscribeState["phase"] = busy && !hasUnsubscribed(state.phase) ? "loading" : state.phase;
  return { state: { ...state, phase }, busy, hasPressed, unsubscribe, retry: () => unsubscribe(last) };
}

/** While the other cities are unsubscribed, the first one stays unsubscribed. */
const hasUnsubscribed = (phase: UnsubscribeState["phase"]) =>
  phase === "unsubscribed" || phase === "alreadyUnsubscribed";
