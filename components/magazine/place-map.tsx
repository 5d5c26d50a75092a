import type { GuideMap } from "@/lib/web/guide-map";
import { StreetMap } from "../guide/street-map";
import { StreetCredit } from "../ui/street-credit";

/** Where one place is among its streets. Rendered with the page, without a script or a map library. */
export function PlaceMap({ map }: { map: GuideMap }) {
  const [pin] = map.pins;
  return (
    <figure>
      {/* The address beside it says the same. */}
      <StreetMap map={map}>
        {pin && (
          <g transform={`translate(${pin.x.toFixed(1)} ${pin.y.toFixed(1)})`}>
            <circle r="10" className="fill-coral stroke-marker-edge" strokeWidth="1.4" />
            <circle r="3.5" className="fill-on-coral" />
          </g>
        )}
      </StreetMap>
      <figcaption className="mt-2 text-small text-ink-faint">
        <StreetCredit />
      </figcaption>
    </figure>
  );
}
