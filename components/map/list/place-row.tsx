import { memo } from "react";
import { classNames } from "@/components/ui/class-names";
import { FactsLine } from "@/components/ui/facts-line";
import { PlaceActions } from "@/components/ui/place-actions";
import { PlaceLine } from "@/components/ui/place-line";
import { STATUS_DISPLAY } from "@/components/ui/status-display";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { hoursText } from "@/lib/core/place-facts";
import type { MapPlace } from "../map-canvas-props";
import { RowMark } from "./row-mark";

/** The chosen one is tinted across the panel, so its margins undo the panel's padding. */
export const PLACE_ROW = classNames(
  "group/row relative grid cursor-pointer scroll-my-12 grid-cols-[30px_minmax(0,1fr)_auto] items-center gap-4 border-t border-rule py-3.5",
  "[contain-intrinsic-height:auto_76px] [content-visibility:auto] focus-visible:shadow-none focus-visible:-outline-offset-3",
  "aria-selected:-mx-5 aria-selected:bg-coral-wash aria-selected:px-5 md:max-lg:aria-selected:-mx-8 md:max-lg:aria-selected:px-8 lg:aria-selected:-mx-7 lg:aria-selected:px-7",
);

type Props = {
  place: MapPlace;
  /** Undefined until it is loaded. */
  record: Restaurant | undefined;
  /** Why it was found, where nothing else here shows it. */
  reason: string | undefined;
  meters: number | null;
  now: Date;
  isSelected: boolean;
  /** The one row that Tab reaches. */
  isInTabOrder: boolean;
};

export const PlaceRow = memo(function PlaceRow({ place, record, reason, meters, now, ...props }: Props) {
  const { isSelected, isInTabOrder } = props;
  const { id, name, userStatus, number } = place;
  const status = userStatus && STATUS_DISPLAY[userStatus];
  const openState = record && openness(record, now);
  return (
    <tr
      aria-labelledby={rowId(id)}
      aria-selected={isSelected}
      tabIndex={isInTabOrder ? 0 : -1}
      data-id={id}
      className={PLACE_ROW}
    >
      <td>
        <RowMark place={place} isInTabOrder={isInTabOrder} />
      </td>
      <td id={rowId(id)} className="min-w-0">
        <span className="block font-display text-name leading-dense font-name tracking-[-0.012em] wrap-anywhere group-hover/row:underline group-hover/row:decoration-coral group-hover/row:underline-offset-4">
          {number !== undefined && <span className="sr-only">{`${number}. `}</span>}
          {name}
        </span>
        <span className="block text-ui leading-tight text-ink-faint">
          <PlaceLine restaurant={record ?? UNKNOWN} where={record && nearby(record)} meters={meters} />
        </span>
        <span className="block text-ui leading-tight text-ink-faint empty:hidden">
          <FactsLine>
            {reason}
            {status?.name}
            {openState}
            {record?.isUnconfirmed && record.isOpen && "Not confirmed as open"}
            {record?.listed && "Only a name so far"}
            {!record && !status && "No status yet"}
          </FactsLine>
        </span>
      </td>
      <td className="-mr-3 w-22 self-center">
        {record && (
          <PlaceActions
            restaurant={record}
            kinds={record.phoneNumber === null ? WITHOUT_CALL : WITH_CALL}
            isCompact
            isInTabOrder={isInTabOrder}
          />
        )}
      </td>
    </tr>
  );
});

const UNKNOWN = { cuisines: [], priceLevel: null };

/** A row has room for two: whoever can't be called may have a website. The card has all three. */
const WITH_CALL = ["directions", "call"] as const;
const WITHOUT_CALL = ["directions", "website"] as const;

const rowId = (id: string): string => `row-${id}`;

const openness = (record: Restaurant, now: Date): string | null => (record.isOpen ? hoursText(record, now) : "Closed");

/** A neighbourhood is enough in the city itself. */
const nearby = ({ neighbourhood, humanizedLocation }: Restaurant): string => neighbourhood ?? humanizedLocation;
