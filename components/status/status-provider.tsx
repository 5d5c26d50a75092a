"use client";

import { createContext, type ReactNode, useContext, useEffect, useEffectEvent } from "react";
import { useSession } from "../session/session-provider";
import { forgetNews, keepNews, readNews } from "./journal";
import { createMarkStore, type MarkNews, type MarkStore } from "./mark-store";
import { createNoticeStore, type NoticeStore } from "./notice-store";
import { inTurn, sendMark } from "./send-mark";
import { UndoNotices } from "./undo-notices";

type Shared = { marks: MarkStore; notices: NoticeStore };

const CHANNEL = "kumquat-marks";
const StatusContext = createContext<Shared | null>(null);

/** One per browser tab; on the server nothing is ever said into it. */
let channel: BroadcastChannel | null = null;
const shared: Shared = {
  marks: createMarkStore({ send: sendMark, inTurn, tell }),
  notices: createNoticeStore(),
};

function tell(news: MarkNews): void {
  keepNews(news);
  channel?.postMessage(news);
}

function listen(): void {
  channel ??= new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<MarkNews>) => shared.marks.hear(data);
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
    shared.marks.readAs(reader);
    if (reader !== null) return;
    shared.notices.clear();
    forgetNews();
  }, [status, reader]);

  // A page in the back-forward cache hears nothing: when it comes back it reads up on what was said meanwhile.
  const wake = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    listen();
    if (persisted && reader !== null) for (const news of readNews(reader)) shared.marks.hear(news);
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
    <StatusContext value={shared}>
      {children}
      <UndoNotices />
    </StatusContext>
  );
}

export function useShared(): Shared {
  const found = useContext(StatusContext);
  if (!found) throw new Error("Statuses need a StatusProvider above them.");
  return found;
}
