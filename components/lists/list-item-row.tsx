"use client";

import { useEffect, useRef, useState } from "react";
import type { ListPlace } from "@/lib/contracts/lists";
import { PlaceHeading } from "../profile/place-heading";
import { useChange } from "../profile/use-change";
import { StatusMenu } from "../status/status-menu";
import { toStatusTarget } from "../status/status-target";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { Notice } from "../ui/notice";
import { PlaceActions } from "../ui/place-actions";
import { UnconfirmedNote } from "../ui/unconfirmed-note";
import { listPlaceApiPath } from "./list-paths";
import { NoteEditor } from "./note-editor";

type Direction = "up" | "down";
type Props = {
  listId: string;
  place: ListPlace;
  /** From 1. */
  number: number;
  count: number;
  onTakenOff: () => void;
};

/** One place of a list, with its note, and the ways to move it and take it off. */
export function ListItemRow({ listId, place: { restaurant, note }, number, count, onTakenOff }: Props) {
  const { id, name } = restaurant;
  const path = listPlaceApiPath(listId, id);
  const { change, isBusy, error } = useChange();
  const [wasMoved, setMoved] = useState(false);
  const moving = useRef<Direction | null>(null);
  const row = useRef<HTMLLIElement>(null);

  // The row has another place in the page now, and its buttons have lost the focus.
  useEffect(() => {
    if (isBusy || moving.current === null) return;
    const find = (direction: Direction) =>
      row.current?.querySelector<HTMLButtonElement>(`[data-move=${direction}]:not(:disabled)`);
    (find(moving.current) ?? find("up") ?? find("down"))?.focus({ preventScroll: true });
    moving.current = null;
  }, [isBusy]);

  function move(direction: Direction): void {
    moving.current = direction;
    setMoved(true);
    change({ path: `${path}/move`, method: "POST", body: { direction } });
  }
  const moveButton = (direction: Direction, isEnd: boolean) => (
    <Button
      isSmall
      variant="quiet"
      padding="px-0"
      className="min-h-11 min-w-11 disabled:bg-transparent disabled:opacity-40"
      data-move={direction}
      disabled={isEnd || isBusy}
      aria-label={`Move ${name} ${direction}`}
      onClick={() => move(direction)}
    >
      <Icon name="chevron" size={18} className={direction === "up" ? "rotate-180" : undefined} />
    </Button>
  );
  return (
    <li
      ref={row}
      className="grid gap-3 border-b border-rule py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-start md:gap-8"
    >
      <div className="grid min-w-0 gap-2">
        <div>
          <PlaceHeading restaurant={restaurant} as="h2" />
          <UnconfirmedNote restaurant={restaurant} />
        </div>
        {restaurant.isOpen && <PlaceActions restaurant={restaurant} isPills />}
        <NoteEditor path={path} name={name} note={note} />
        {error && <Notice tone="error">{error}</Notice>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-1 gap-y-2 md:justify-end">
        <StatusMenu restaurant={toStatusTarget(restaurant)} isQuiet />
        <div className="ml-auto flex items-center md:ml-0 md:gap-1">
          {count > 1 && moveButton("up", number === 1)}
          {count > 1 && moveButton("down", number === count)}
          <Button
            isSmall
            variant="quiet"
            className="-mr-3 min-h-11 whitespace-nowrap"
            disabled={isBusy}
            onClick={() => change({ path, method: "DELETE" }, { onSuccess: onTakenOff })}
          >
            Remove
            <span className="sr-only"> from the list: {name}</span>
          </Button>
        </div>
        <p role="status" className="sr-only">
          {wasMoved && !isBusy && `${name} is number ${number} of ${count}.`}
        </p>
      </div>
    </li>
  );
}
