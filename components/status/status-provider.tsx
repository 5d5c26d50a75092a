"use client";

import { createContext, type ReactNode, useContext, useEffect } from "react";
import { useSession } from "../session/session-provider";
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
  marks: createMarkStore({ send: sendMark, inTurn, tell: (news) => channel?.postMessage(news) }),
  notices: createNoticeStore(),
};

/** What the reader says about restaurants, the same on every screen and in every tab, with a way back. */
export function StatusProvider({ children }: { children: ReactNode }) {
  const { status, user } = useSession();
  const reader = user?.username ?? null;

  useEffect(() => {
    if (status === "loading") return;
    shared.marks.readAs(reader);
    if (reader === null) shared.notices.clear();
  }, [status, reader]);

  useEffect(() => {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<MarkNews>) => shared.marks.hear(data);
    return () => {
      channel?.close();
      channel = null;
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
