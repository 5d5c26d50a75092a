import type { NearPlace } from "@/lib/contracts/near";
import { hoursText, mealsText, nearbyText, unconfirmedNote } from "@/lib/core/place-facts";
import { useStatusOf } from "../status/use-status";
import { APPROXIMATE_LOCATION } from "../ui/approximate-location";
import { PlaceActions } from "../ui/place-actions";
import { PlaceLine } from "../ui/place-line";
import { PlaceLink } from "../ui/place-link";
import { StatusDot } from "../ui/status-chip";

/** One place near the reader, with the ways there. */
export function NearRow({ place: { restaurant, meters }, now }: { place: NearPlace; now: Date }) {
  const status = useStatusOf(restaurant);
  const hours = hoursText(restaurant, now) ?? mealsText(restaurant);
  const notes = [restaurant.hasApproximateCoordinates && APPROXIMATE_LOCATION, unconfirmedNote(restaurant)].filter(
    Boolean,
  );
  return (
    <li className="border-t border-rule py-3">
      <div className="flex items-center gap-2">
        <h3 className="min-w-0 text-row leading-card wrap-anywhere">
          <PlaceLink restaurant={restaurant} className="pointer-coarse:touch-bare" />
        </h3>
        {status && <StatusDot status={status} />}
      </div>
      <p className="mt-1 text-ui text-ink-soft">
        <PlaceLine restaurant={restaurant} where={nearbyText(restaurant)} meters={meters} />
      </p>
      {hours && <p className="text-ui font-semibold">{hours}</p>}
      {notes.length > 0 && <p className="text-small text-ink-soft">{notes.join(" ")}</p>}
      <PlaceActions restaurant={restaurant} />
    </li>
  );
}
