import Link from "next/link";
import { useDeferredValue } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { describeList } from "./describe-list";
import { MAX_ROWS, type PlaceListing } from "./list-places";
import { PlaceList } from "./place-list";
import { QuadtreeSummary } from "./quadtree-summary";
import type { MapScreenModel } from "./use-map-screen";

const ROWS = ["a", "b", "c", "d", "e", "f", "g"];

function ListSkeleton() {
  return (
    <div aria-hidden="true">
      {ROWS.map((key) => (
        <div key={key} className="room-row">
          <Skeleton className="size-7.5 rounded-pill" />
          <span>
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="mt-2 h-4 w-2/5" />
          </span>
        </div>
      ))}
    </div>
  );
}

const EMPTY_LISTING: PlaceListing = { rows: [], count: 0, isLimitedToView: false };

type Props = {
  model: MapScreenModel;
  hasMap: boolean;
  onSelect: (id: string) => void;
  onOpen: (id: string, isByKey: boolean) => void;
};

/** Everything the map shows, as text. */
export function ListPanel({ model, hasMap, onSelect, onOpen }: Props) {
  const { data, mode, records, selected, geolocation } = model;
  // With many places the map is drawn first; with few, the rows follow the selection at once.
  const deferred = useDeferredValue(model.list, EMPTY_LISTING);
  const list = model.list.count > MAX_ROWS ? deferred : model.list;
  const isWaiting = data.isLoading && data.places === null && data.nodes === null;
  const isNearest = geolocation.position !== null;
  const description = data.places && describeList({ mode, query: data.query, listing: model.list, hasMap, isNearest });
  return (
    <section className="room-list" aria-label="List" aria-busy={isWaiting || undefined}>
      <p role="status" className="room-told">
        {description}
      </p>
      {isWaiting && <ListSkeleton />}
      {data.nodes && <QuadtreeSummary nodes={data.nodes} />}
      {data.places && (
        <PlaceList
          label={data.query === null && mode === "saved" ? "Saved restaurants" : "Restaurants"}
          listing={list}
          records={records}
          selectedId={selected?.id ?? null}
          onSelect={onSelect}
          onOpen={onOpen}
        />
      )}
      {data.saved && (
        <p className="pt-5 text-ui text-ink-soft">
          <Link href="/profile/places" className="link">
            Bring places in, or take yours with you
          </Link>
        </p>
      )}
    </section>
  );
}
