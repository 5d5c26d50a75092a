import { memo } from "react";
import { Icon } from "@/components/ui/icon";
import { STATUS_DISPLAY } from "@/components/ui/status-display";
import type { Restaurant } from "@/lib/contracts/restaurant";
import type { MapPlace } from "../map-canvas-props";
import { formatDistance } from "./format-distance";

type Props = {
  place: MapPlace;
  /** Undefined until it is loaded. */
  record: Restaurant | undefined;
  meters: number | null;
  isSelected: boolean;
  /** The one row that Tab reaches. */
  isInTabOrder: boolean;
};

export const PlaceRow = memo(function PlaceRow({ place, record, meters, isSelected, isInTabOrder }: Props) {
  const { id, name, userStatus } = place;
  const status = userStatus && STATUS_DISPLAY[userStatus];
  const facts = [record && nearby(record), status?.name, record?.isOpen === false && "Closed"].filter(Boolean);
  return (
    <div role="option" aria-selected={isSelected} tabIndex={isInTabOrder ? 0 : -1} data-id={id} className="room-row">
      <span className="room-row-dot" data-status={userStatus ?? "none"}>
        <Icon name={status?.icon ?? "plus"} size={17} />
      </span>
      <span className="min-w-0">
        <span className="room-row-name">{name}</span>
        <span className="block text-ui leading-tight text-ink-faint">{facts.join(" · ") || "No status yet"}</span>
      </span>
      {meters !== null && <span className="text-ui whitespace-nowrap text-ink-soft">{formatDistance(meters)}</span>}
    </div>
  );
});

/** A neighbourhood is enough in the city itself. */
const nearby = ({ neighbourhood, humanizedLocation }: Restaurant): string => neighbourhood ?? humanizedLocation;
