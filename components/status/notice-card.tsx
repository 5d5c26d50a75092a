"use client";

import { useEffect, useEffectEvent } from "react";
import { Icon } from "../ui/icon";
import { STATUSES } from "../ui/statuses";
import type { StatusNotice } from "./notice-store";
import { statusName } from "./status-name";

/** Long enough to be read and reached; the clocks stand while a pointer or the focus is on one of them. */
const STAYS_MS = 12_000;

type Props = { notice: StatusNotice; isHeld: boolean; onUndo: () => void; onClose: (isByHand: boolean) => void };

export function NoticeCard({ notice, isHeld, onUndo, onClose }: Props) {
  const close = useEffectEvent(() => onClose(false));
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(close, STAYS_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return (
    <div className="status-notice">
      {notice.kind === "changed" ? <Changed notice={notice} onUndo={onUndo} /> : <Refused notice={notice} />}
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

function Changed({
  notice: { name, status },
  onUndo,
}: {
  notice: Extract<StatusNotice, { kind: "changed" }>;
  onUndo: () => void;
}) {
  return (
    <>
      <span data-status={status ?? "none"} className="status-notice-mark">
        <Icon name={status === null ? "cross" : STATUSES[status].icon} size={16} />
      </span>
      <p className="min-w-0 flex-1 wrap-anywhere">
        {name}: <b className="font-[650]">{statusName(status)}</b>
      </p>
      <button type="button" className="status-notice-undo" aria-keyshortcuts="Control+Z" onClick={onUndo}>
        Undo<span className="sr-only"> for {name}</span>
      </button>
    </>
  );
}

function Refused({ notice: { name, message } }: { notice: Extract<StatusNotice, { kind: "refused" }> }) {
  return (
    <p role="alert" className="flex min-w-0 flex-1 items-center gap-2.5 wrap-anywhere">
      <Icon name="alert" size={20} />
      <span>
        {name}: {message}
      </span>
    </p>
  );
}
