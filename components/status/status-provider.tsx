"use client";

import { type ReactNode, useEffect, useEffectEvent } from "react";
import { createNoticeStore } from "@/lib/client/status/notice-store";
import { clearRecentChanges, readRecentChanges, saveRecentChange } from "@/lib/client/status/recent-changes";
import { sendStatus, withStatusLock } from "@/lib/client/status/send-status";
import { createStatusStore, type StatusBroadcast } from "@/lib/client/status/status-store";
import { useSession } from "../session/session-provider";
import { StatusContext, type StatusStores } from "./status-context";
import { UndoNotices } from "./undo-notices";

const CHANNEL = "kumquat-marks";

/** One per browser tab; on the server nothing is ever said into it. */
let channel: BroadcastChannel | null = null;
const stores: StatusStores = {
  statuses: createStatusStore({ send: sendStatus, withLock: withStatusLock, broadcast: broadcast }),
  notices: createNoticeStore(),
};

function broadcast(news: StatusBroadcast): void {
  saveRecentChange(news);
  channel?.postMessage(news);
}

function listen(): void {
  channel ??= new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<StatusBroadcast>) => stores.statuses.hear(data);
}
function stopListening(): void {
  channel?.close();
  channel = null;
}

/** What the reader says about restaurants, the same on every screen and in every tab, with a way back. */
export function StatusProvider({ children }: { children: ReactNode }) {
  const { status, user } = useSession();
  const reader = user?.username ?? null;

  useEffect(() => {
    if (status === "loading") return;
    stores.statuses.readAs(reader);
    if (reader !== null) return;
    stores.notices.clear();
    clearRecentChanges();
  }, [status, reader]);

  // A page in the back-forward cache hears nothing: when it comes back it reads up on what was said meanwhile.
  const wake = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    listen();
    if (persisted && reader !== null) for (const news of readRecentChanges(reader)) stores.statuses.hear(news);
  });
  useEffect(() => {
    listen();
    window.addEventListener("pageshow", wake);
    window.addEventListener("pagehide", stopListening);
    return () => {
      window.removeEventListener("pageshow", wake);
      window.removeEventListener("pagehide", stopListening);
      stopListening();
    };
  }, []);

  return (
    <StatusContext value={stores}>
      {children}
      <UndoNotices />
    </StatusContext>
  );
}
