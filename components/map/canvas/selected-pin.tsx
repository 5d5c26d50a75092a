import { Icon } from "@/components/ui/icon";
import { STATUS_DISPLAY } from "@/components/ui/status-display";
import type { MapPlace } from "../map-canvas-props";
import { MARKER_SIZE, markerIcon, PIN } from "../markers/marker-images";
import type { MapComponents } from "./map-library";

type Props = { parts: MapComponents; place: MapPlace; onPress: () => void };

/** The selected place: larger, with its name, and reachable by keyboard. */
export function SelectedPin({
  parts: { Marker },
  place: { longitude, latitude, name, userStatus, number },
  onPress,
}: Props) {
  const status = userStatus ? `, ${STATUS_DISPLAY[userStatus].name}` : "";
  return (
    <Marker longitude={longitude} latitude={latitude} anchor="bottom" style={{ zIndex: 2 }}>
      <button
        type="button"
        className="relative block h-14 w-12 origin-[50%_97%] animate-pin text-(--on) forced-color-adjust-none"
        data-status={userStatus ?? "none"}
        aria-label={`${number === undefined ? "" : `${number} `}${name}${status}`}
        aria-current="true"
        onClick={(event) => {
          event.stopPropagation();
          onPress();
        }}
      >
        <svg
          viewBox={`0 0 ${MARKER_SIZE.width} ${MARKER_SIZE.height}`}
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible"
        >
          <path d={PIN} fill="var(--fill)" stroke="var(--color-marker-edge)" strokeWidth="1.6" />
        </svg>
        {number === undefined ? (
          <Icon name={markerIcon(userStatus ?? "none")} size={24} className="absolute top-2.5 left-3" />
        ) : (
          <span className="absolute inset-x-0 top-2.5 text-center text-row leading-6 font-bold">{`${number} `}</span>
        )}
        {number !== undefined && userStatus && (
          <span className="absolute -top-1.5 -right-2 grid size-6 place-items-center rounded-pill border border-marker-edge bg-paper text-ink">
            <Icon name={markerIcon(userStatus)} size={14} />
          </span>
        )}
        <span className="absolute top-[calc(100%+2px)] left-1/2 max-w-45 -translate-x-1/2 truncate rounded-pill bg-raised px-2 py-0.5 font-text text-small leading-note font-strong text-ink">
          {name}
        </span>
      </button>
    </Marker>
  );
}
