"use client";

import { type CSSProperties, useCallback, useEffect, useEffectEvent, useId, useMemo, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { distanceMeters } from "@/lib/core/geo/distance";
import { MapCanvas } from "../canvas/map-canvas";
import { PlaceCard } from "../card/place-card";
import { NO_SHEET_INSETS, Sheet, type SheetInsets } from "../card/sheet";
import { useCardFocus } from "../card/use-card-focus";
import { countFilters, NO_FILTERS } from "../filters/filters";
import { describeArea } from "../list/describe-list";
import { ListPanel } from "../list/list-panel";
import type { MapService } from "../map-canvas-props";
import { AreaButton } from "./area-button";
import { EmptyState } from "./empty-state";
import { MAP_ID } from "./focus-targets";
import { MapControls } from "./map-controls";
import { MapNotices, type MapProblem } from "./map-notices";
import { NothingNear } from "./nothing-near";
import type { Shown } from "./screen-state";
import { useMapScreen } from "./use-map-screen";

/**
 * Phones: one cell, the map to its edges, everything else upon it; lying on their side, the controls in the left half
 * and list or card in the right one. From 1024 px: the list beside the map.
 */
const SCREEN = classNames(
  "group/screen absolute inset-0 grid grid-cols-1 grid-rows-[auto_auto_minmax(0,1fr)] overflow-hidden data-list-on-top:bg-paper lg:grid-cols-[440px_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]",
  "landscape-phone:grid-cols-[minmax(0,46fr)_minmax(0,54fr)]",
);
const MAP = classNames(
  "relative col-start-1 row-span-full min-h-0 bg-land focus-visible:shadow-none focus-visible:-outline-offset-5 lg:col-start-2",
  "max-lg:group-data-list-on-top/screen:invisible max-lg:group-data-list-on-top/screen:[clip-path:inset(100%)]",
  "landscape-phone:col-span-full",
);

/** The search box has a spinner of its own, and so has the button of an area. */
const LOADING_MESSAGES: Record<Shown, string | null> = {
  saved: "Loading restaurants...",
  all: "Loading restaurants...",
  guide: "Loading the guide...",
  quadtree: "Loading quadtree...",
  search: null,
  area: null,
};

/** The Map screen: the map, the list of the same places, and the card of the selected one. */
type Props = { service: MapService; supportEmail: string };

export function MapScreen({ service, supportEmail }: Props) {
  const model = useMapScreen();
  const { state, dispatch, data, selected, geolocation, areaSearch, setView, cancelPendingView } = model;
  const [mapFailure, setMapFailure] = useState<string | null>(null);
  const [statusError, setStatusError] = useState<string | null>(null);
  const [sheet, setSheet] = useState<SheetInsets>(NO_SHEET_INSETS);
  const [top, setTop] = useState(0);
  const covered = useMemo(() => ({ ...sheet, top }), [sheet, top]);
  const headingId = useId();
  const focusOnCard = useCardFocus(selected?.id ?? null, headingId);
  const hasMap = mapFailure === null;
  const isListOnTop = state.isListOnTop || !hasMap;
  const isOpen = selected !== null;

  const choose = useCallback((id: string | null) => dispatch({ type: "place chosen", id }), [dispatch]);
  const open = (id: string, isByKey: boolean) => {
    if (isByKey || isListOnTop) focusOnCard(id);
    dispatch({ type: "place opened", id });
  };
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    // A dialog over the card closes first.
    if (isOpen && !document.querySelector("dialog[open]")) choose(null);
  });
  useEffect(() => {
    window.addEventListener("keydown", closeByKey);
    return () => window.removeEventListener("keydown", closeByKey);
  }, []);

  const isEmpty = !data.isLoading && !data.error && data.places !== null && model.list.count === 0;
  const isFilteredOut = countFilters(state.filters) > 0 && model.filtered.unfilteredCount !== 0;
  const isWithoutSaved = isEmpty && !selected && data.shown === "saved" && !isFilteredOut;
  const problems: MapProblem[] = [
    ...(mapFailure === null ? [] : [{ message: mapFailure, retry: () => setMapFailure(null) }]),
    ...(data.guideProblem === null
      ? []
      : [{ message: data.guideProblem, dismiss: () => dispatch({ type: "guide left" }) }]),
    ...(data.error === null ? [] : [{ message: data.error, retry: data.retry }]),
    ...(model.selectionError === null ? [] : [{ message: model.selectionError, dismiss: () => choose(null) }]),
    ...(statusError === null ? [] : [{ message: statusError, dismiss: () => setStatusError(null) }]),
    ...(geolocation.error === null ? [] : [{ message: geolocation.error, dismiss: geolocation.dismiss }]),
  ];

  const areaNote =
    data.shown === "area" && data.places !== null && !isEmpty
      ? describeArea({
          count: model.list.count,
          hasMore: data.hasMore,
          isFiltered: countFilters(state.filters) > 0,
          isNearest: model.isNearest,
        })
      : "";
  const areaButton = (className: string) =>
    hasMap &&
    !model.hasNothingNear && (
      <AreaButton
        area={areaSearch}
        isLoading={data.isLoading}
        hasQuery={model.query !== null}
        onlySaved={
          areaSearch.isReady && data.shown === "saved" && data.places !== null && !isWithoutSaved && !selected
            ? data.places.length
            : null
        }
        className={className}
      />
    );

  return (
    <div
      className={SCREEN}
      data-list-on-top={isListOnTop || undefined}
      data-card-open={isOpen || undefined}
      data-map={hasMap ? "live" : "failed"}
      style={{ "--covered-top": `${top}px` } as CSSProperties}
    >
      <h1 className="sr-only">Map</h1>
      <MapControls
        model={model}
        isListOnTop={hasMap ? isListOnTop : null}
        onOpen={open}
        onHeightChange={setTop}
        areaButton={areaButton("lg:hidden")}
      />
      <MapNotices loading={data.isLoading ? LOADING_MESSAGES[data.shown] : null} problems={problems}>
        {model.hasNothingNear && <NothingNear shown={data.shown} onSearch={areaSearch.search} />}
        {areaButton("max-lg:hidden")}
        {hasMap && areaNote !== "" && !selected && !isListOnTop && (
          // Beside the map, and for screen readers, the list says so.
          <p
            aria-hidden="true"
            className="rounded-pill bg-raised px-3.5 py-1.5 text-ui leading-tight font-semibold shadow-float lg:hidden"
          >
            {areaNote}
          </p>
        )}
      </MapNotices>
      <ListPanel model={model} hasMap={hasMap} onSelect={choose} onOpen={open} />
      <div className={MAP} id={MAP_ID} tabIndex={-1}>
        {hasMap && (
          <MapCanvas
            service={service}
            places={model.drawn}
            nodes={data.nodes}
            selectedId={selected?.id ?? null}
            onSelect={choose}
            cameraTarget={model.cameraTarget}
            userPosition={geolocation.position}
            insets={covered}
            onMoveStart={(isByReader) => {
              cancelPendingView();
              if (isByReader) areaSearch.onMove();
            }}
            onViewChange={({ bounds }) => {
              areaSearch.onView(bounds);
              setView(bounds);
            }}
            onError={(message) => {
              setMapFailure(message);
              setView(null);
            }}
          />
        )}
      </div>
      {selected && (
        <Sheet
          labelledBy={headingId}
          onClose={() => choose(null)}
          onInsetsChange={setSheet}
          className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] pb-5 lg:grid-rows-[minmax(0,1fr)_auto]"
        >
          <PlaceCard
            restaurant={selected}
            meters={geolocation.position && distanceMeters(geolocation.position, selected)}
            now={model.now}
            headingId={headingId}
            onError={setStatusError}
          />
        </Sheet>
      )}
      {!selected && isEmpty && (
        <EmptyState
          shown={data.shown}
          query={data.query}
          supportEmail={supportEmail}
          noneOpen={model.noneOpen}
          onClearFilters={isFilteredOut ? () => dispatch({ type: "filters changed", filters: NO_FILTERS }) : null}
          onShowAll={hasMap && areaSearch.isReady ? areaSearch.search : null}
          onInsetsChange={setSheet}
        />
      )}
    </div>
  );
}
