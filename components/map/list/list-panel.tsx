import Link from "next/link";
import { useDeferredValue } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { countFilters } from "../filters/filters";
import type { MapScreenModel } from "../screen/use-map-screen";
import { describeList } from "./describe-list";
import { MAX_ROWS, type PlaceListing } from "./list-places";
import { PlaceList } from "./place-list";
import { PLACE_ROW } from "./place-row";
import { QuadtreeSummary } from "./quadtree-summary";
import { SortSelect } from "./sort-select";

const ROWS = ["a", "b", "c", "d", "e", "f", "g"];

function ListSkeleton() {
  return (
    <div aria-hidden="true">
      {ROWS.map((key) => (
        <div key={key} className={PLACE_ROW}>
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

const PANEL =
  "z-2 col-start-1 row-start-3 hidden overflow-auto overscroll-contain px-5 pb-7 group-data-list-on-top/screen:block md:max-lg:px-8 lg:row-start-2 lg:block lg:border-r lg:border-rule lg:px-7 landscape-phone:col-start-2 landscape-phone:row-span-full landscape-phone:row-start-1 landscape-phone:border-l landscape-phone:border-rule";
const EMPTY_LISTING: PlaceListing = { rows: [], count: 0, isLimitedToView: false };

type Props = {
  model: MapScreenModel;
  hasMap: boolean;
  onSelect: (id: string) => void;
  onOpen: (id: string, isByKey: boolean) => void;
};

/** Everything the map shows, as text. */
export function ListPanel({ model, hasMap, onSelect, onOpen }: Props) {
  const { data, state, dispatch, records, selected, now } = model;
  // With many places the map is drawn first; with few, the rows follow the selection at once.
  const deferred = useDeferredValue(model.list, EMPTY_LISTING);
  const list = model.list.count > MAX_ROWS ? deferred : model.list;
  const isWaiting = data.isLoading && data.places === null && data.nodes === null;
  const description =
    data.places &&
    describeList({
      shown: data.shown,
      query: data.query,
      missed: data.missed,
      inTown: data.inTown,
      listing: model.list,
      unfilteredCount: model.filtered.unfilteredCount,
      isFiltered: countFilters(state.filters) > 0,
      hasMore: data.hasMore,
      hasMap,
      isNearest: model.isNearest,
      mentioned: data.mentioned,
      unknownDiet: data.unknownDiet,
    });
  return (
    <section className={PANEL} aria-label="List" aria-busy={isWaiting || undefined}>
      <div className="flex items-center gap-3 py-1 lg:items-start lg:py-2">
        <p role="status" className="min-w-0 flex-1 py-1 text-ui lg:py-1.5 leading-note text-ink-soft empty:hidden">
          {description}
        </p>
        {model.list.count > 1 && model.sortChoices.length > 1 && (
          <SortSelect
            choices={model.sortChoices}
            sort={state.sort}
            onChoose={(sort) => dispatch({ type: "order chosen", sort })}
          />
        )}
      </div>
      {isWaiting && <ListSkeleton />}
      {data.nodes && <QuadtreeSummary nodes={data.nodes} />}
      {data.places && (
        <PlaceList
          label={data.shown === "saved" ? "Saved restaurants" : "Restaurants"}
          listing={list}
          records={records}
          reasons={model.reasons}
          now={now}
          selectedId={selected?.id ?? null}
          onSelect={onSelect}
          onOpen={onOpen}
        />
      )}
      {data.shown === "saved" && data.places && (
        <p className="pt-5 text-ui text-ink-soft">
          <Link href="/profile/places" className="link inline-flex min-h-6 items-center">
            Import and export
          </Link>
        </p>
      )}
    </section>
  );
}
