"use client";

import { usePathname } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { isUndoable, type StatusNotice } from "@/lib/client/status/notice-store";
import { NoticeList } from "./notice-list";
import { outcomeOf } from "./outcome-of";
import { useStatusStores } from "./status-context";
import { statusLabel } from "./status-name";
import { useUndoStatus } from "./use-undo-status";

const NONE: readonly StatusNotice[] = [];
const NOTHING = { id: "", text: "" };

/** The last status changes, each with an Undo button; Ctrl+Z undoes the newest. */
export function UndoNotices() {
  const { notices, statuses } = useStatusStores();
  const shown = useSyncExternalStore(notices.subscribe, notices.list, () => NONE);
  const undo = useUndoStatus();
  const [announcement, setAnnouncement] = useState(NOTHING);

  /** Says so once it is undone; what failed tells so itself. */
  function undoNotice(notice: StatusNotice): void {
    if (notice.kind === "refused") return;
    const { id, name } = notice;
    const text = `Undone. ${name}${notice.kind === "changed" ? `: ${statusLabel(notice.former.status)}` : ""}.`;
    setAnnouncement(NOTHING);
    notices.remove(id);
    const undone = notice.kind === "changed" ? undo(notice) : notice.undo?.();
    undone?.then(
      () => setAnnouncement({ id, text }),
      () => {},
    );
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    const last = shown.findLast(isUndoable);
    if (!isUndo || event.altKey || !last || isTextField(event.target)) return;
    event.preventDefault();
    undoNotice(last);
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  const pathname = usePathname();
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    notices.leavePage();
  }, [pathname, notices]);

  // Told once, and once it has happened: a mark shows before the server has it, and may still be refused.
  const happened = shown.findLast(hasHappened);
  const toldTurn = useRef(0);
  useEffect(() => {
    if (!happened || happened.turn <= toldTurn.current) return;
    toldTurn.current = happened.turn;
    const way = isUndoable(happened) ? " Control Z undoes it." : "";
    setAnnouncement({ id: happened.id, text: `${happened.name}: ${outcomeOf(happened)}.${way}` });
  }, [happened]);
  const isRefused = shown.at(-1)?.kind === "refused";
  useEffect(() => {
    if (isRefused) setAnnouncement(NOTHING);
  }, [isRefused]);

  // What was said of one place is over once another changes.
  useEffect(
    () =>
      statuses.subscribeToChanges(({ id, restaurant }) => {
        if (restaurant) setAnnouncement((said) => (said.id === id ? said : NOTHING));
      }),
    [statuses],
  );

  return (
    <>
      <p role="status" className="sr-only">
        {announcement.text}
      </p>
      {shown.length > 0 && <NoticeList shown={shown} onUndo={undoNotice} onClose={({ id }) => notices.remove(id)} />}
    </>
  );
}

const hasHappened = (notice: StatusNotice): notice is Exclude<StatusNotice, { kind: "refused" }> =>
  notice.kind === "done" || (notice.kind === "changed" && notice.isKept === true);

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
