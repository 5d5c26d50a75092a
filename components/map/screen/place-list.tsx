"use client";

import { memo, useMemo, useRef } from "react";
import type { PlaceListing } from "./list-places";
import { PlaceRow } from "./place-row";
import type { RestaurantRecords } from "./use-restaurant-records";
import { useRovingTabIndex } from "./use-roving-tabindex";

type Props = {
  label: string;
  listed: PlaceListing;
  records: RestaurantRecords;
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** By Enter, Space or a press: the reader wants to see the card. */
  onOpen: (id: string, isByKey: boolean) => void;
};

/** The map's twin for keyboards and screen readers. */
export const PlaceList = memo(function PlaceList({ label, listed: { rows }, records, ...props }: Props) {
  const { selectedId, onSelect, onOpen } = props;
  const list = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => rows.map(({ place }) => place.id), [rows]);
  const { reachable, onKeyDown, onClick } = useRovingTabIndex({ ids, selectedId, list, onSelect, onOpen });
  if (rows.length === 0) return null;
  return (
    <div ref={list} role="listbox" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown} onClick={onClick}>
      {rows.map(({ place, metres }) => (
        <PlaceRow
          key={place.id}
          place={place}
          record={records.get(place.id)}
          metres={metres}
          isSelected={place.id === selectedId}
          isInTabOrder={place.id === reachable}
        />
      ))}
    </div>
  );
});
