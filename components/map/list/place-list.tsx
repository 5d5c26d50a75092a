"use client";

import { memo, useMemo, useRef } from "react";
import type { RestaurantRecords } from "../data/use-restaurant-records";
import type { PlaceListing } from "./list-places";
import { PlaceRow } from "./place-row";
import { useRovingTabIndex } from "./use-roving-tabindex";

type Props = {
  label: string;
  listing: PlaceListing;
  records: RestaurantRecords;
  /** Why some were found, by their ids, where their rows don't show it. */
  reasons: ReadonlyMap<string, string>;
  now: Date;
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** By Enter, Space or a click: opens the card. */
  onOpen: (id: string, isByKey: boolean) => void;
};

/** The places of the map for keyboards and screen readers. */
export const PlaceList = memo(function PlaceList({ label, listing: { rows }, records, reasons, now, ...props }: Props) {
  const { selectedId, onSelect, onOpen } = props;
  const list = useRef<HTMLTableElement>(null);
  const ids = useMemo(() => rows.map(({ place }) => place.id), [rows]);
  const { reachable, onKeyDown, onClick } = useRovingTabIndex({ ids, selectedId, list, onSelect, onOpen });
  if (rows.length === 0) return null;
  return (
    <table
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table may be a grid of rows to choose from
      role="grid"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClick={onClick}
      className="block"
    >
      <tbody className="block">
        {rows.map(({ place, meters }) => (
          <PlaceRow
            key={place.id}
            place={place}
            record={records.get(place.id)}
            reason={reasons.get(place.id)}
            meters={meters}
            now={now}
            isSelected={place.id === selectedId}
            isInTabOrder={place.id === reachable}
          />
        ))}
      </tbody>
    </table>
  );
});
