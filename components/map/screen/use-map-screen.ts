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

/** Everything the Map screen knows, and the ways to change it. */
export function useMapScreen() {
  const isAdmin = useSession().user?.isAdmin ?? false;
  const [state, tell] = useReducer(mapScreenReducer, useSearchParams(), parseMapUrl);
  const [linkedId] = useState(state.selectedId);
  const mode = allowedMode(state.mode, isAdmin);
  const query = parseQuery(state.text);
  const { records, keep } = useRestaurantRecords();
  const follow = useCallback(
    (id: string, status: UserStatus | null) => tell({ type: "status changed", id, status }),
    [],
  );
  const said = useStatusOverrides(keep, follow);
  const answers = useMapData({ mode, query, keep });
  const selectedId = answers.shown === "nodes" ? null : state.selectedId;
  const selected = (selectedId !== null && records.get(selectedId)) || null;
  const missing = useLoadRestaurant(selectedId, selected !== null, keep);
  useUrlSync({ mode, selectedId, query });

  const saved = useMemo(
    () => answers.saved && currentlySaved(answers.saved, records, said),
    [answers.saved, records, said],
  );
  const places = useMemo(() => toMapPlaces(saved ?? answers.places ?? [], said), [saved, answers.places, said]);
  const drawn = useMemo(
    () => withSelected(places, selected && toMapPlaces([selected], said)[0]),
    [places, selected, said],
  );

  const whereabouts = useGeolocation();
  const { view, setView, cancelPendingView } = useDebouncedView();
  const list = useMemo(
    () => listPlaces({ places, view, here: whereabouts.position }),
    [places, view, whereabouts.position],
  );
  useLoadRestaurantsInBounds(mode === "all" && query === null ? unloadedBounds(list, records) : null, keep);

  const linked = linkedId === null || missing !== null ? null : records.get(linkedId);
  const fit = useCameraTarget({
    shown: answers.shown,
    positions: answers.positions,
    here: whereabouts.position,
    opened: linked,
  });

  return {
    isAdmin,
    mode,
    query,
    state,
    tell,
    answers,
    drawn,
    list,
    records,
    selected,
    missing,
    whereabouts,
    fit,
    setView,
    holdView: cancelPendingView,
  };
}

export type MapScreenModel = ReturnType<typeof useMapScreen>;

/** The selected place is always drawn, so that its marker can be seen. */
const withSelected = <P extends { id: string }>(places: readonly P[], selected: P | null | undefined): readonly P[] =>
  selected && !places.some(({ id }) => id === selected.id) ? [...places, selected] : places;

/** Where rows still lack their second line; null when none does, or when there are too many to ask for. */
function unloadedBounds({ rows, count }: PlaceListing, records: RestaurantRecords): Bounds | null {
  if (count > MAX_ROWS || rows.every(({ place }) => records.has(place.id))) return null;
  return boundsOf(rows.map(({ place }) => place));
}

/** Keeps the address of what is looked at, without a step back for each look. */
function useUrlSync(looked: MapUrlState): void {
  const address = formatMapUrl(looked);
  useEffect(() => {
    const { pathname, search } = window.location;
    if (pathname + search !== address) window.history.replaceState(null, "", address);
  }, [address]);
}
