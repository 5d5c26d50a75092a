"use client";

import { useCallback, useEffect, useEffectEvent, useRef } from "react";

const CHANNEL = "kumquat-themes";

/**
 * Calls back when another tab changes a theme, when this tab becomes visible, and when it is online again. The returned
 * function notifies the other tabs of a change here.
 */
export function useOtherTabs(onChange: () => void): () => void {
  const channel = useRef<BroadcastChannel>(null);
  const notify = useEffectEvent(onChange);

  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL);
    channel.current = opened;
    const onEvent = () => {
      if (document.visibilityState === "visible") notify();
    };
    opened.onmessage = onEvent;
    document.addEventListener("visibilitychange", onEvent);
    window.addEventListener("online", onEvent);
    return () => {
      opened.close();
      channel.current = null;
      document.removeEventListener("visibilitychange", onEvent);
      window.removeEventListener("online", onEvent);
    };
  }, []);

  return useCallback(() => channel.current?.postMessage("changed"), []);
}
