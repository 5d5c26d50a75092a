"use client";

import { usePathname } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import type { StatusNotice } from "@/lib/client/status/notice-store";
import { NoticeList } from "./notice-list";
import { outcomeOf } from "./outcome-of";
import { useStatusStores } from "./status-context";
import { statusLabel } from "./status-name";
import { useUndoStatus } from "./use-undo-status";

const NONE: readonly StatusNotice[] = [];

/** The last status changes, each with an Undo button; Ctrl+Z undoes the newest. */
export function UndoNotices() {
  const { notices } = useStatusStores();
  const shown = useSyncExternalStore(notices.subscribe, notices.list, () => NONE);
  const undo = useUndoStatus();
  const [announcement, setAnnouncement] = useState("");

  function undoNotice(notice: StatusNotice): void {
    if (notice.kind === "refused") return;
    if (notice.kind === "changed") {
      setAnnouncement(`Undone. ${notice.name}: ${statusLabel(notice.former.status)}.`);
      undo(notice);
      return;
    }
    notices.remove(notice.id);
    setAnnouncement(`Undone. ${notice.name}.`);
    notice.undo();
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    const last = shown.findLast(({ kind }) => kind !== "refused");
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

  const newest = shown.at(-1);
  useEffect(() => {
    if (newest && newest.kind !== "refused")
      setAnnouncement(`${newest.name}: ${outcomeOf(newest)}. Control Z undoes it.`);
  }, [newest]);

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {shown.length > 0 && <NoticeList shown={shown} onUndo={undoNotice} onClose={({ id }) => notices.remove(id)} />}
    </>
  );
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
