"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useMemo, useReducer, useState } from "react";
import { useSession } from "@/components/session/session-provider";
import type { UserStatus } from "@/lib/contracts/restaurant";
import type { Bounds } from "@/lib/core/geo/bounds";
import { boundsOf, listPlaces, MAX_ROWS, type PlaceListing } from "./list-places";
import { formatMapUrl, type MapUrlState, parseMapUrl } from "./map-url";
import { allowedMode, mapScreenReducer, parseQuery } from "./screen-state";
import { currentlySaved, toMapPlaces } from "./status-overrides";
import { useCameraTarget } from "./use-camera-target";
import { useDebouncedView } from "./use-debounced-view";
import { useGeolocation } from "./use-geolocation";
import { useMapData } from "./use-map-data";
import {
  type RestaurantRecords,
  useLoadRestaurant,
  useLoadRestaurantsInBounds,
  useRestaurantRecords,
} from "./use-restaurant-records";
import { useStatusOverrides } from "./use-status-overrides";

/** The state of the Map screen and the functions that change it. */
export function useMapScreen() {
  const isAdmin = useSession().user?.isAdmin ?? false;
  const [state, dispatch] = useReducer(mapScreenReducer, useSearchParams(), parseMapUrl);
  const [linkedId] = useState(state.selectedId);
  const mode = allowedMode(state.mode, isAdmin);
  const query = parseQuery(state.text);
  const { records, addRecords } = useRestaurantRecords();
  const onStatusChange = useCallback(
    (id: string, status: UserStatus | null) => dispatch({ type: "status changed", id, status }),
    [],
  );
  const overrides = useStatusOverrides(addRecords, onStatusChange);
  const data = useMapData({ mode, query, addRecords });
  const selectedId = data.shown === "nodes" ? null : state.selectedId;
  const selected = (selectedId !== null && records.get(selectedId)) || null;
  const selectionError = useLoadRestaurant(selectedId, selected !== null, addRecords);
  useUrlSync({ mode, selectedId, query });

  const saved = useMemo(
    () => data.saved && currentlySaved(data.saved, records, overrides),
    [data.saved, records, overrides],
  );
  const places = useMemo(() => toMapPlaces(saved ?? data.places ?? [], overrides), [saved, data.places, overrides]);
  const drawn = useMemo(
    () => withSelected(places, selected && toMapPlaces([selected], overrides)[0]),
    [places, selected, overrides],
  );

  const geolocation = useGeolocation();
  const { view, setView, cancelPendingView } = useDebouncedView();
  const list = useMemo(
    () => listPlaces({ places, view, here: geolocation.position }),
    [places, view, geolocation.position],
  );
  useLoadRestaurantsInBounds(mode === "all" && query === null ? unloadedBounds(list, records) : null, addRecords);

  const linked = linkedId === null || selectionError !== null ? null : records.get(linkedId);
  const cameraTarget = useCameraTarget({
    shown: data.shown,
    positions: data.positions,
    here: geolocation.position,
    linked,
  });

  return {
    isAdmin,
    mode,
    query,
    state,
    dispatch,
    data,
    drawn,
    list,
    records,
    selected,
    selectionError,
    geolocation,
    cameraTarget,
    setView,
    cancelPendingView,
  };
}

export type MapScreenModel = ReturnType<typeof useMapScreen>;

/** The selected place is always drawn, so that its marker can be seen. */
const withSelected = <P extends { id: string }>(places: readonly P[], selected: P | null | undefined): readonly P[] =>
  selected && !places.some(({ id }) => id === selected.id) ? [...places, selected] : places;

/** The box around the rows when some lack their record; null when none does, or when there are too many rows. */
function unloadedBounds({ rows, count }: PlaceListing, records: RestaurantRecords): Bounds | null {
  if (count > MAX_ROWS || rows.every(({ place }) => records.has(place.id))) return null;
  return boundsOf(rows.map(({ place }) => place));
}

/** Writes what is shown to the URL, without a history entry for each change. */
function useUrlSync(shown: MapUrlState): void {
  const url = formatMapUrl(shown);
  useEffect(() => {
    const { pathname, search } = window.location;
    if (pathname + search !== url) window.history.replaceState(null, "", url);
  }, [url]);
}
