"use client";

import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useState } from "react";

type Input = {
  ids: readonly string[];
  selectedId: string | null;
  list: RefObject<HTMLElement | null>;
  onSelect: (id: string) => void;
  onOpen: (id: string, isByKey: boolean) => void;
};

/**
 * One stop of the Tab key for the rows, as in a grid: up, down, Home and End move focus and selection as one; left and
 * right reach the links and buttons of a row; Enter and Space open the card.
 */
export function useRovingTabIndex({ ids, selectedId, list, onSelect, onOpen }: Input) {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const reachable = [selectedId, focusedId].find((id) => id !== null && ids.includes(id)) ?? ids[0] ?? null;

  useEffect(() => {
    if (selectedId !== null) findRow(list.current, selectedId)?.scrollIntoView({ block: "nearest" });
  }, [selectedId, list]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = ids.indexOf(idOf(event.target) ?? "");
    if (at < 0) return;
    if (event.key === "ArrowRight" || event.key === "ArrowLeft") return moveInRow(event);
    const id = ids[at];
    if (controlOf(event.target) && (event.key === "Enter" || event.key === " ")) return;
    if ((event.key === "Enter" || event.key === " ") && id !== undefined) {
      event.preventDefault();
      return onOpen(id, true);
    }
    const next = ids[nextIndex(event.key, at, ids.length)];
    if (next === undefined) return;
    event.preventDefault();
    setFocusedId(next);
    findRow(list.current, next)?.focus();
    onSelect(next);
  };

  const onClick = (event: MouseEvent) => {
    const id = idOf(event.target);
    if (id === null) return;
    setFocusedId(id);
    if (!controlOf(event.target)) onOpen(id, false);
  };

  return { reachable, onKeyDown, onClick };
}

/** Out of range for other keys. */
function nextIndex(key: string, at: number, length: number): number {
  if (key === "ArrowDown") return Math.min(at + 1, length - 1);
  if (key === "ArrowUp") return Math.max(at - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return length - 1;
  return -1;
}

/** From the row to its links and buttons, and back. */
function moveInRow(event: KeyboardEvent): void {
  const row = rowOf(event.target);
  if (!row) return;
  const stops: Element[] = [row, ...row.querySelectorAll(CONTROLS)];
  const at = event.target instanceof Element ? stops.indexOf(event.target) : 0;
  event.preventDefault();
  const next = stops[at + (event.key === "ArrowRight" ? 1 : -1)];
  if (next instanceof HTMLElement) next.focus();
}

const rowOf = (target: EventTarget): HTMLElement | null => (target instanceof Element ? target.closest("tr") : null);

const idOf = (target: EventTarget): string | null => rowOf(target)?.dataset.id ?? null;

const CONTROLS = "a, button";

const controlOf = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest(CONTROLS) : null;

const findRow = (list: HTMLElement | null, id: string): HTMLElement | null =>
  list?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`) ?? null;
