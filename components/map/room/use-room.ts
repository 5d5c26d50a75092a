"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useMemo, useReducer, useState } from "react";
import { useSession } from "@/components/session/session-provider";
import type { Bounds } from "@/lib/geo/bounds";
import type { UserStatus } from "@/lib/restaurants/contract";
import { boundsOf, LIST_MAX, type Listed, listed } from "./listed";
import { readAddress } from "./room-address";
import { modeFor, queryOf, roomAfter } from "./room-state";
import { savedNow, shownPlaces } from "./shown-places";
import { useAddress } from "./use-address";
import { useAnswers } from "./use-answers";
import { useFit } from "./use-fit";
import { useHere } from "./use-here";
import { type Records, useMissingRecord, useRecords, useRecordsWithin } from "./use-records";
import { useRestedView } from "./use-rested-view";
import { useStatuses } from "./use-statuses";

/** Everything the Map screen knows, and the ways to change it. */
export function useRoom() {
  const isAdmin = useSession().user?.isAdmin ?? false;
  const [state, tell] = useReducer(roomAfter, useSearchParams(), readAddress);
  const [linkedId] = useState(state.selectedId);
  const mode = modeFor(state.mode, isAdmin);
  const query = queryOf(state.text);
  const { records, keep } = useRecords();
  const follow = useCallback(
    (id: string, status: UserStatus | null) => tell({ type: "status changed", id, status }),
    [],
  );
  const said = useStatuses(keep, follow);
  const answers = useAnswers({ mode, query, keep });
  const selectedId = answers.shown === "nodes" ? null : state.selectedId;
  const selected = (selectedId !== null && records.get(selectedId)) || null;
  const missing = useMissingRecord(selectedId, selected !== null, keep);
  useAddress({ mode, selectedId, query });

  const saved = useMemo(() => answers.saved && savedNow(answers.saved, records, said), [answers.saved, records, said]);
  const places = useMemo(() => shownPlaces(saved ?? answers.places ?? [], said), [saved, answers.places, said]);
  const drawn = useMemo(
    () => withSelected(places, selected && shownPlaces([selected], said)[0]),
    [places, selected, said],
  );

  const whereabouts = useHere();
  const { view, setView, holdView } = useRestedView();
  const list = useMemo(() => listed({ places, view, here: whereabouts.here }), [places, view, whereabouts.here]);
  useRecordsWithin(mode === "all" && query === null ? unknownBox(list, records) : null, keep);

  const linked = linkedId === null || missing !== null ? null : records.get(linkedId);
  const fit = useFit({ shown: answers.shown, positions: answers.positions, here: whereabouts.here, opened: linked });

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
    holdView,
  };
}

export type RoomKnowledge = ReturnType<typeof useRoom>;

/** The selected place is always drawn, so that its marker can be seen. */
const withSelected = <P extends { id: string }>(places: readonly P[], selected: P | null | undefined): readonly P[] =>
  selected && !places.some(({ id }) => id === selected.id) ? [...places, selected] : places;

/** Where rows still lack their second line; null when none does, or when there are too many to ask for. */
function unknownBox({ rows, count }: Listed, records: Records): Bounds | null {
  if (count > LIST_MAX || rows.every(({ place }) => records.has(place.id))) return null;
  return boundsOf(rows.map(({ place }) => place));
}
