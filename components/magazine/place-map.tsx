import { describePosition } from "@/lib/magazine/describe-provenance";
import type { Place } from "@/lib/magazine/find-place";
import type { GuideMap } from "@/lib/web/guide-map";
import { StreetMap } from "../guide/street-map";
import { APPROXIMATE_LOCATION } from "../ui/approximate-location";
import { StreetCredit } from "../ui/street-credit";

type Props = { map: GuideMap; place: Pick<Place, "restaurant" | "position"> };

/** Where one place is among its streets, and how sure that is. Rendered with the page, without a script or a map library. */
export function PlaceMap({ map, place: { restaurant, position } }: Props) {
  const [pin] = map.pins;
  const sureness = restaurant.hasApproximateCoordinates
    ? APPROXIMATE_LOCATION
    : position && describePosition(position.position);
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
        {sureness && <p>{sureness}</p>}
        <StreetCredit />
      </figcaption>
    </figure>
  );
}
