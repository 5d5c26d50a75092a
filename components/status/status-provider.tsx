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

/** One per browser tab; unused on the server. */
let channel: BroadcastChannel | null = null;
const stores: StatusStores = {
  statuses: createStatusStore({ send: sendStatus, withLock: withStatusLock, broadcast }),
  notices: createNoticeStore(),
};

function broadcast(message: StatusBroadcast): void {
  saveRecentChange(message);
  channel?.postMessage(message);
}

function listen(): void {
  channel ??= new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<StatusBroadcast>) => stores.statuses.receive(data);
}
function stopListening(): void {
  channel?.close();
  channel = null;
}

/** The reader's statuses, the same on every screen and in every tab, each change with an undo. */
export function StatusProvider({ children }: { children: ReactNode }) {
  const { status, user } = useSession();
  const reader = user?.username ?? null;

  useEffect(() => {
    if (status === "loading") return;
    stores.statuses.setReader(reader);
    if (reader !== null) return;
    stores.notices.clear();
    clearRecentChanges();
  }, [status, reader]);

  // A page in the back-forward cache receives no messages: when it is restored it reads the changes it missed.
  const resume = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    listen();
    if (persisted && reader !== null) for (const message of readRecentChanges(reader)) stores.statuses.receive(message);
  });
  useEffect(() => {
    listen();
    window.addEventListener("pageshow", resume);
    window.addEventListener("pagehide", stopListening);
    return () => {
      window.removeEventListener("pageshow", resume);
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
