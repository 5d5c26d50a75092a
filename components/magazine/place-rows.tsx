import type { ReactNode } from "react";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { toPlaceLinks } from "@/lib/core/place-links";
import { NotYetVisited } from "../ui/not-yet-visited";
import { PlaceActions } from "../ui/place-actions";
import { PlaceLine } from "../ui/place-line";
import { PlaceLink } from "../ui/place-link";

type Row = {
  place: Restaurant;
  /** Why it is here. */
  reason?: ReactNode;
};
type Props = { places: readonly Row[]; now: Date; level?: "h3" | "h4" };

/** Places with what they are, where, and what is doubtful about them; those that are only listed say so. */
export function PlaceRows({ places, now, level: Heading = "h3" }: Props) {
  return (
    <ul className="grid md:grid-cols-2 md:gap-x-10">
      {places.map(({ place, reason }) => (
        <li key={place.id} className="relative isolate border-t border-rule py-4">
          <Heading className="text-row leading-card wrap-anywhere">
            <PlaceLink restaurant={place} className="stretched-link" />
          </Heading>
          <p className="mt-1 text-ui text-ink-soft">
            <PlaceLine restaurant={place} where={place.humanizedLocation}>
              {!place.isOpen ? "Closed" : place.isUnconfirmed && "Not confirmed as open"}
            </PlaceLine>
          </p>
          {reason && <p className="mt-1 text-small font-semibold text-ink-soft">{reason}</p>}
          {place.listed ? (
            <NotYetVisited listed={place.listed} now={now} />
          ) : (
            place.editorialSummary && (
              <p className="mt-1 line-clamp-4 text-small leading-normal text-ink-faint md:line-clamp-3">
                {place.editorialSummary}
              </p>
            )
          )}
          {place.isOpen && (
            <div className="relative z-2 mt-3 md:w-fit">
              <PlaceActions restaurant={toPlaceLinks(place)} isPills />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
