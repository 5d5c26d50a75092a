"use client";

import { useState } from "react";
import { callEmailLink } from "@/lib/client/call-email-link";
import { type UnsubscribeState, unsubscribeState } from "./unsubscribe-state";

/** Leaving, which only a press does: one city, or with `everywhere` all of them. */
export function useUnsubscribe(call: string | null) {
  const [state, setState] = useState<UnsubscribeState>({ phase: call === null ? "invalid" : "idle", otherCities: [] });
  const [busy, setBusy] = useState<"one" | "all" | null>(null);
  const [last, setLast] = useState<"one" | "all">("one");

  async function leave(what: "one" | "all") {
    if (call === null) return;
    setBusy(what);
    setLast(what);
    const reply = await callEmailLink(call, { body: what === "all" ? { everywhere: true } : {} });
    if (reply?.kind === "moved") window.location.replace(reply.to);
    else if (reply) setState(unsubscribeState(reply));
    setBusy(null);
  }

  const phase: UnsubscribeState["phase"] = busy && !hasUnsubscribed(state.phase) ? "loading" : state.phase;
  return { state: { ...state, phase }, busy, leave, again: () => leave(last) };
}

/** While the other cities are being left, the first one stays left. */
const hasUnsubscribed = (phase: UnsubscribeState["phase"]) =>
  phase === "unsubscribed" || phase === "alreadyUnsubscribed";
