"use client";

import { useCallback, useEffect, useEffectEvent, useId, useMemo, useState } from "react";
import { MapCanvas } from "../canvas/map-canvas";
import type { MapService } from "../map-canvas-props";
import { EmptyState } from "./empty-state";
import { MAP_ID } from "./focus-targets";
import { ListPanel } from "./list-panel";
import { MapControls } from "./map-controls";
import { MapNotices, type MapProblem } from "./map-notices";
import { PlaceCard } from "./place-card";
import { NO_SHEET_INSETS, Sheet, type SheetInsets } from "./sheet";
import { useCardFocus } from "./use-card-focus";
import { useMapScreen } from "./use-map-screen";

/** Phones: one cell, the map to its edges, everything else upon it. From 1024 px: the list beside the map. */
const SCREEN =
  "group/screen absolute inset-0 grid grid-cols-1 grid-rows-[auto_auto_minmax(0,1fr)] overflow-hidden data-list-on-top:bg-paper lg:grid-cols-[440px_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]";
const MAP =
  "relative col-start-1 row-span-full min-h-0 bg-water focus-visible:shadow-none focus-visible:-outline-offset-5 max-lg:group-data-list-on-top/screen:invisible max-lg:group-data-list-on-top/screen:[clip-path:inset(100%)] lg:col-start-2";

/** The search box turns by itself. */
const LOADING_MESSAGES = { places: "Loading restaurants...", nodes: "Loading quadtree...", search: null };

/** The Map screen: the map, the list that says the same, and what is known of the one place that is chosen. */
export function MapScreen({ service }: { service: MapService }) {
  const room = useMapScreen();
  const { state, tell, answers, selected, whereabouts, setView, holdView } = room;
  const [mapFailure, setMapFailure] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sheet, setSheet] = useState<SheetInsets>(NO_SHEET_INSETS);
  const [top, setTop] = useState(0);
  const covered = useMemo(() => ({ ...sheet, top }), [sheet, top]);
  const headingId = useId();
  const focusOnCard = useCardFocus(selected?.id ?? null, headingId);
  const hasMap = mapFailure === null;
  const isListOnTop = state.isListOnTop || !hasMap;
  const isOpen = selected !== null;

  const choose = useCallback((id: string | null) => tell({ type: "place chosen", id }), [tell]);
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (isOpen) choose(null);
  });
  useEffect(() => {
    window.addEventListener("keydown", closeByKey);
    return () => window.removeEventListener("keydown", closeByKey);
  }, []);

  const isNothing = !answers.isLoading && !answers.error && answers.places !== null && room.list.count === 0;
  const troubles: MapProblem[] = [
    ...(mapFailure === null ? [] : [{ message: mapFailure, retry: () => setMapFailure(null) }]),
    ...(answers.error === null ? [] : [{ message: answers.error, retry: answers.retry }]),
    ...(room.missing === null ? [] : [{ message: room.missing, dismiss: () => choose(null) }]),
    ...(refusal === null ? [] : [{ message: refusal, dismiss: () => setRefusal(null) }]),
    ...(whereabouts.error === null ? [] : [{ message: whereabouts.error, dismiss: whereabouts.dismiss }]),
  ];

  return (
    <div className={SCREEN} data-list-on-top={isListOnTop || undefined} data-map={hasMap ? "live" : "failed"}>
      <h1 className="sr-only">Map</h1>
      <MapControls
        text={state.text}
        mode={room.mode}
        isAdmin={room.isAdmin}
        isSearching={answers.shown === "search" && answers.isLoading}
        geolocation={whereabouts}
        isListOnTop={hasMap ? isListOnTop : null}
        onHeightChange={setTop}
        onType={(text) => tell({ type: "text typed", text })}
        onMode={(mode) => tell({ type: "mode chosen", mode })}
        onToggleList={() => tell({ type: "list toggled" })}
      />
      <MapNotices loading={answers.isLoading ? LOADING_MESSAGES[answers.shown] : null} problems={troubles} />
      <ListPanel
        model={room}
        hasMap={hasMap}
        onSelect={choose}
        onOpen={(id, isByKey) => {
          if (isByKey || isListOnTop) focusOnCard(id);
          tell({ type: "place opened", id });
        }}
      />
      <div className={MAP} id={MAP_ID} tabIndex={-1}>
        {hasMap && (
          <MapCanvas
            service={service}
            places={room.drawn}
            nodes={answers.shown === "nodes" ? answers.nodes : null}
            selectedId={selected?.id ?? null}
            onSelect={choose}
            cameraTarget={room.fit}
            userPosition={whereabouts.position}
            insets={covered}
            onMoveStart={holdView}
            onViewChange={({ bounds }) => setView(bounds)}
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
          className="grid grid-rows-[auto_minmax(0,1fr)_auto] pb-5 lg:grid-rows-[minmax(0,1fr)_auto]"
        >
          <PlaceCard restaurant={selected} headingId={headingId} onError={setRefusal} />
        </Sheet>
      )}
      {!selected && isNothing && <EmptyState query={answers.query} onCover={setSheet} />}
    </div>
  );
}
