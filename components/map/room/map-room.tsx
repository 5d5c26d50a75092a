"use client";

import { useCallback, useEffect, useEffectEvent, useId, useMemo, useState } from "react";
import { MapCanvas } from "../canvas/map-canvas";
import type { MapService } from "../contract";
import { NothingHere } from "./nothing-here";
import { PlaceCard } from "./place-card";
import { RoomControls } from "./room-controls";
import { RoomList } from "./room-list";
import { RoomNotices, type Trouble } from "./room-notices";
import { MAP_ID } from "./room-parts";
import { NO_SHEET, Sheet, type SheetCover } from "./sheet";
import { useCardFocus } from "./use-card-focus";
import { useRoom } from "./use-room";

/** The search box turns by itself. */
const LOADING = { places: "Loading restaurants...", nodes: "Loading quadtree...", search: null };

/** The Map screen: the map, the list that says the same, and what is known of the one place that is chosen. */
export function MapRoom({ service }: { service: MapService }) {
  const room = useRoom();
  const { state, tell, answers, selected, whereabouts, setView, holdView } = room;
  const [mapFailure, setMapFailure] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sheet, setSheet] = useState<SheetCover>(NO_SHEET);
  const [top, setTop] = useState(0);
  const covered = useMemo(() => ({ ...sheet, top }), [sheet, top]);
  const headingId = useId();
  const focusOnCard = useCardFocus(selected?.id ?? null, headingId);
  const hasMap = mapFailure === null;
  const isListOnTop = state.isListOnTop || !hasMap;
  const isOpen = selected !== null;

  const choose = useCallback((id: string | null) => tell({ type: "place chosen", id }), [tell]);
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector(":popover-open")) return;
    if (isOpen) choose(null);
  });
  useEffect(() => {
    window.addEventListener("keydown", closeByKey);
    return () => window.removeEventListener("keydown", closeByKey);
  }, []);

  const isNothing = !answers.isLoading && !answers.error && answers.places !== null && room.list.count === 0;
  const troubles: Trouble[] = [
    ...(mapFailure === null ? [] : [{ sentence: mapFailure, retry: () => setMapFailure(null) }]),
    ...(answers.error === null ? [] : [{ sentence: answers.error, retry: answers.retry }]),
    ...(room.missing === null ? [] : [{ sentence: room.missing, dismiss: () => choose(null) }]),
    ...(refusal === null ? [] : [{ sentence: refusal, dismiss: () => setRefusal(null) }]),
    ...(whereabouts.problem === null ? [] : [{ sentence: whereabouts.problem, dismiss: whereabouts.dismiss }]),
  ];

  return (
    <div className="room" data-list-on-top={isListOnTop || undefined} data-map={hasMap ? "live" : "failed"}>
      <h1 className="sr-only">Map</h1>
      <RoomControls
        text={state.text}
        mode={room.mode}
        isAdmin={room.isAdmin}
        isSearching={answers.shown === "search" && answers.isLoading}
        whereabouts={whereabouts}
        isListOnTop={hasMap ? isListOnTop : null}
        onCover={setTop}
        onType={(text) => tell({ type: "text typed", text })}
        onMode={(mode) => tell({ type: "mode chosen", mode })}
        onToggleList={() => tell({ type: "list toggled" })}
      />
      <RoomNotices loading={answers.isLoading ? LOADING[answers.shown] : null} troubles={troubles} />
      <RoomList
        room={room}
        hasMap={hasMap}
        onSelect={choose}
        onOpen={(id, isByKey) => {
          if (isByKey || isListOnTop) focusOnCard(id);
          tell({ type: "place opened", id });
        }}
      />
      <div className="room-map" id={MAP_ID} tabIndex={-1}>
        {hasMap && (
          <MapCanvas
            service={service}
            places={room.drawn}
            nodes={answers.shown === "nodes" ? answers.nodes : null}
            selectedId={selected?.id ?? null}
            onSelect={choose}
            fit={room.fit}
            here={whereabouts.here}
            covered={covered}
            onMoveStart={holdView}
            onView={({ bounds }) => setView(bounds)}
            onFail={(message) => {
              setMapFailure(message);
              setView(null);
            }}
          />
        )}
      </div>
      {selected && (
        <Sheet labelledBy={headingId} onClose={() => choose(null)} onCover={setSheet}>
          <PlaceCard restaurant={selected} headingId={headingId} onError={setRefusal} />
        </Sheet>
      )}
      {!selected && isNothing && <NothingHere query={answers.query} onCover={setSheet} />}
    </div>
  );
}
