import Link from "next/link";
import { useDeferredValue } from "react";
import { ListSkeleton } from "./list-skeleton";
import { LIST_MAX, type Listed } from "./listed";
import { PlaceList } from "./place-list";
import { QuadtreeSummary } from "./quadtree-summary";
import { tellList } from "./tell-list";
import type { RoomKnowledge } from "./use-room";

const NOTHING: Listed = { rows: [], count: 0, isOfView: false };

type Props = {
  room: RoomKnowledge;
  hasMap: boolean;
  onSelect: (id: string) => void;
  onOpen: (id: string, isByKey: boolean) => void;
};

/** All that the map shows, in words. */
export function RoomList({ room, hasMap, onSelect, onOpen }: Props) {
  const { answers, mode, records, selected, whereabouts } = room;
  // Of many places the map is drawn first; the rows of few keep step with whoever moves among them.
  const waiting = useDeferredValue(room.list, NOTHING);
  const list = room.list.count > LIST_MAX ? waiting : room.list;
  const isWaiting = answers.isLoading && answers.places === null && answers.nodes === null;
  const isNearest = whereabouts.here !== null;
  const told = answers.places && tellList({ mode, query: answers.query, listed: room.list, hasMap, isNearest });
  return (
    <section className="room-list" aria-label="List" aria-busy={isWaiting || undefined}>
      <p role="status" className="room-told">
        {told}
      </p>
      {isWaiting && <ListSkeleton />}
      {answers.nodes && <QuadtreeSummary nodes={answers.nodes} />}
      {answers.places && (
        <PlaceList
          label={answers.query === null && mode === "saved" ? "Saved restaurants" : "Restaurants"}
          listed={list}
          records={records}
          selectedId={selected?.id ?? null}
          onSelect={onSelect}
          onOpen={onOpen}
        />
      )}
      {answers.saved && (
        <p className="pt-5 text-ui text-ink-soft">
          <Link href="/profile/places" className="link">
            Bring places in, or take yours with you
          </Link>
        </p>
      )}
    </section>
  );
}
