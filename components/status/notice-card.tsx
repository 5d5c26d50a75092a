"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { isUndoable, type StatusNotice } from "@/lib/client/status/notice-store";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { STATUS_DISPLAY } from "../ui/status-display";
import { outcomeOf } from "./outcome-of";

/** Long enough to be read and reached; the timers stop while a notice is hovered or has the focus. */
const DISMISS_AFTER_MS = 8_000;
/** What is pressed within this was aimed at what the notice has just come to lie over. */
const COMES_UNSEEN_MS = 400;

/** On the notice's ink, not on the page: the focus ring is paper, and inside. */
const BUTTON =
  "rounded-pill hover:bg-current/14 focus-visible:shadow-none focus-visible:-outline-offset-3 focus-visible:outline-paper";

type Props = { notice: StatusNotice; isHeld: boolean; onUndo: () => void; onClose: (isByHand: boolean) => void };

export function NoticeCard({ notice, isHeld, onUndo, onClose }: Props) {
  const close = useEffectEvent(() => onClose(false));
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(close, DISMISS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  const [isSeen, setIsSeen] = useState(notice.kind !== "refused");
  useEffect(() => {
    const timer = setTimeout(() => setIsSeen(true), COMES_UNSEEN_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div
      className={classNames(
        "flex min-h-14 animate-rise items-center gap-3 rounded-card bg-ink py-1 pr-1.5 pl-3 text-ui leading-note text-paper shadow-float",
        isSeen && "pointer-events-auto",
      )}
    >
      {notice.kind === "refused" ? <FailedNotice notice={notice} /> : <ChangedNotice notice={notice} onUndo={onUndo} />}
      <button
        type="button"
        className={`grid size-11 flex-none place-items-center ${BUTTON}`}
        aria-label={`Close the notice about ${notice.name}`}
        onClick={() => onClose(true)}
      >
        <Icon name="cross" size={18} />
      </button>
    </div>
  );
}

function ChangedNotice({ notice, onUndo }: { notice: Exclude<StatusNotice, { kind: "refused" }>; onUndo: () => void }) {
  const { name } = notice;
  const status = notice.kind === "changed" ? notice.status : null;
  return (
    <>
      <span
        data-status={status ?? "none"}
        className="grid size-7.5 flex-none place-items-center rounded-pill bg-(--fill) text-(--on)"
      >
        <Icon
          name={notice.kind === "done" ? "check" : status === null ? "cross" : STATUS_DISPLAY[status].icon}
          size={16}
        />
      </span>
      <p className="min-w-0 flex-1 wrap-anywhere">
        <span className="with-notices-over-search:block with-notices-over-search:truncate">{name}:</span>{" "}
        <b className="font-strong">{outcomeOf(notice)}</b>
      </p>
      {isUndoable(notice) && (
        <button
          type="button"
          className={`min-h-11 px-3.5 font-bold underline underline-offset-[0.2em] ${BUTTON}`}
          aria-keyshortcuts="Control+Z"
          onClick={onUndo}
        >
          Undo<span className="sr-only"> for {name}</span>
        </button>
      )}
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
