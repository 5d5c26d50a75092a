"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useState } from "react";
import { useSession } from "@/components/session/session-provider";
import { useGeolocation } from "@/components/ui/use-geolocation";
import type { UserStatus } from "@/lib/contracts/restaurant";
import type { Bounds } from "@/lib/core/geo/bounds";
import type { Coordinates } from "@/lib/core/geo/distance";
import { roundPosition } from "@/lib/core/geo/round-position";
import { currentlyMarked, toMapPlaces, withStatuses } from "../data/status-overrides";
import { useAreaSearch } from "../data/use-area-search";
import { useMapData } from "../data/use-map-data";
import {
  type RestaurantRecords,
  useLoadRestaurant,
  useLoadRestaurantsInBounds,
  useRestaurantRecords,
} from "../data/use-restaurant-records";
import { useStatusOverrides } from "../data/use-status-overrides";
import { useFilters } from "../filters/use-filters";
import { isNothingNear } from "../list/is-nothing-near";
import { boundsOf, listPlaces, MAX_ROWS, type PlaceListing } from "../list/list-places";
import { mentions } from "../list/mentions";
import { sortChoices } from "../list/sort-orders";
import { areaAround } from "./area-around";
import { formatMapUrl, type MapUrlState, parseMapUrl } from "./map-url";
import { allowedMode, asksAnew, type MapScreenEvent, mapScreenReducer, parseQuery } from "./screen-state";
import { useCameraTarget } from "./use-camera-target";
import { useDebouncedView } from "./use-debounced-view";
import { useNow } from "./use-now";

/** The state of the Map screen and the functions that change it. */
export function useMapScreen() {
  const isAdmin = useSession().user?.isAdmin ?? false;
  const [state, apply] = useReducer(mapScreenReducer, useSearchParams(), parseMapUrl);
  const geolocation = useGeolocation();
  const { position: here, dismiss } = geolocation;
  const isNearMe = here !== null && state.sort === "distance";
  const dispatch = useCallback(
    (event: MapScreenEvent) => {
      // Whoever looks for something else has done with why they couldn't be found.
      if (asksAnew(event)) dismiss();
      apply(event);
      // Where they are stays true of whatever they look for next.
      if (asksAnew(event) && isNearMe) apply({ type: "order chosen", sort: "distance" });
    },
    [dismiss, isNearMe],
  );
  const [linked] = useState({ id: state.selectedId, area: state.area });
  const mode = allowedMode(state.mode, isAdmin);
  const query = parseQuery(state.text);
  const now = useNow();
  const { records, addRecords } = useRestaurantRecords();
  const onStatusChange = useCallback(
    (id: string, status: UserStatus | null) => apply({ type: "status changed", id, status }),
    [],
  );
  const overrides = useStatusOverrides(addRecords, onStatusChange);
  const { guideId, area, filters, sort } = state;
  const near = useMemo(() => (isNearMe && here ? roundPosition(here) : null), [isNearMe, here]);
  const data = useMapData({ mode, query, guideId, area, near, filters, addRecords });
  const selectedId = data.shown === "quadtree" ? null : state.selectedId;
  const selected = (selectedId !== null && records.get(selectedId)) || null;
  const selectionError = useLoadRestaurant(selectedId, selected !== null, addRecords);
  useUrlSync({ mode, selectedId, query, guideId: data.guideProblem ? null : guideId, area, filters, sort });

  const restaurants = useMemo(() => {
    if (data.restaurants === null) return null;
    const isSaved = data.shown === "saved";
    return withStatuses(isSaved ? currentlyMarked(data.restaurants, records, overrides) : data.restaurants, overrides);
  }, [data.restaurants, data.shown, records, overrides]);
  const passed = useMemo(() => data.filtered && withStatuses(data.filtered, overrides), [data.filtered, overrides]);
  const { isCut, cuisines } = data;
  const filtered = useFilters({ shown: data.shown, restaurants, filtered: passed, isCut, cuisines, filters, now });
  const numbers = data.guide?.numbers;
  const places = useMemo(
    () => toMapPlaces(filtered.passing ?? data.places ?? [], overrides, numbers),
    [filtered.passing, data.places, overrides, numbers],
  );
  const drawn = useMemo(
    () => withSelected(places, selected && toMapPlaces([selected], overrides, numbers)[0]),
    [places, selected, overrides, numbers],
  );

  const findReader = useEffectEvent((position: Coordinates) =>
    apply({ type: "reader found", mode, area: areaAround(roundPosition(position)) }),
  );
  useEffect(() => {
    if (here) findReader(here);
  }, [here]);
  const { view, setView, cancelPendingView } = useDebouncedView();
  const { mentioned } = data;
  const list = useMemo(
    () => listPlaces({ places, view, here, sort, mentioned }),
    [places, view, here, sort, mentioned],
  );
  const hasNothingNear = isNothingNear({ shown: data.shown, places: data.places && places, view, here });
  const choices = sortChoices({
    shown: data.shown,
    hasQuery: query !== null,
    hasPosition: here !== null,
    hasView: view !== null,
  });
  useLoadRestaurantsInBounds(data.shown === "all" ? unloadedBounds(list, records) : null, addRecords);

  const cameraTarget = useCameraTarget({
    shown: data.shown,
    positions: data.positions,
    passing: places,
    here,
    isNearMe,
    linked: linked.id === null || selectionError !== null ? null : records.get(linked.id),
    linkedArea: linked.area,
  });
  const reasons = useMemo(
    () => (data.query === null ? NO_REASONS : mentions(data.restaurants ?? [], data.query, mentioned)),
    [data.query, data.restaurants, mentioned],
  );
  const areaSearch = useAreaSearch({ shown: data.shown, mode, query, area, guideId, dispatch });

  const isNearest = data.areNearest && isNearMe;
  const { noneOpen: reason } = filtered;
  const noneOpen =
    reason === null
      ? null
      : { reason, onTurnOff: () => dispatch({ type: "filters changed", filters: { ...filters, isOpenNow: false } }) };

  return {
    isAdmin,
    isNearest,
    mode,
    query,
    state,
    dispatch,
    data,
    drawn,
    list,
    reasons,
    filtered,
    noneOpen,
    records,
    selected,
    selectionError,
    geolocation,
    cameraTarget,
    areaSearch,
    hasNothingNear,
    sortChoices: choices,
    now,
    setView,
    cancelPendingView,
  };
}

export type MapScreenModel = ReturnType<typeof useMapScreen>;

const NO_REASONS: ReadonlyMap<string, string> = new Map();

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
