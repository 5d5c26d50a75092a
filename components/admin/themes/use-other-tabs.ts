"use client";

import { useCallback, useEffect, useEffectEvent, useRef } from "react";

const CHANNEL = "kumquat-themes";

/**
 * Hears what happens to the themes in other tabs, and looks again after nobody has looked for a while. The answered
 * function tells the other tabs that something has changed here.
 */
export function useOtherTabs(onNews: () => void): () => void {
  const channel = useRef<BroadcastChannel>(null);
  const hear = useEffectEvent(onNews);

  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL);
    channel.current = opened;
    const look = () => {
      if (document.visibilityState === "visible") hear();
    };
    opened.onmessage = look;
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", look);
    return () => {
      opened.close();
      channel.current = null;
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", look);
    };
  }, []);

  return useCallback(() => channel.current?.postMessage("changed"), []);
}
