"use client";

import { useEffect, useEffectEvent } from "react";
import type { StatusNotice } from "@/lib/client/status/notice-store";
import { Icon } from "../ui/icon";
import { STATUS_DISPLAY } from "../ui/status-display";
import { statusLabel } from "./status-name";

/** Long enough to be read and reached; the timers stop while a notice is hovered or has the focus. */
const DISMISS_AFTER_MS = 12_000;

type Props = { notice: StatusNotice; isHeld: boolean; onUndo: () => void; onClose: (isByHand: boolean) => void };

export function NoticeCard({ notice, isHeld, onUndo, onClose }: Props) {
  const close = useEffectEvent(() => onClose(false));
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(close, DISMISS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return (
    <div className="status-notice">
      {notice.kind === "changed" ? <ChangedNotice notice={notice} onUndo={onUndo} /> : <FailedNotice notice={notice} />}
      <button
        type="button"
        className="status-notice-close"
        aria-label={`Close the notice about ${notice.name}`}
        onClick={() => onClose(true)}
      >
        <Icon name="cross" size={18} />
      </button>
    </div>
  );
}

function ChangedNotice({
  notice: { name, status },
  onUndo,
}: {
  notice: Extract<StatusNotice, { kind: "changed" }>;
  onUndo: () => void;
}) {
  return (
    <>
      <span data-status={status ?? "none"} className="status-notice-mark">
        <Icon name={status === null ? "cross" : STATUS_DISPLAY[status].icon} size={16} />
      </span>
      <p className="min-w-0 flex-1 wrap-anywhere">
        {name}: <b className="font-[650]">{statusLabel(status)}</b>
      </p>
      <button type="button" className="status-notice-undo" aria-keyshortcuts="Control+Z" onClick={onUndo}>
        Undo<span className="sr-only"> for {name}</span>
      </button>
    </>
  );
}

function FailedNotice({ notice: { name, message } }: { notice: Extract<StatusNotice, { kind: "refused" }> }) {
  return (
    <p role="alert" className="flex min-w-0 flex-1 items-center gap-2.5 wrap-anywhere">
      <Icon name="alert" size={20} />
      <span>
        {name}: {message}
      </span>
    </p>
  );
}
