import Link from "next/link";
import type { ReactNode } from "react";
import { APPROXIMATE_LOCATION } from "@/components/ui/approximate-location";
import { classNames } from "@/components/ui/class-names";
import { FactsLine } from "@/components/ui/facts-line";
import { Icon, type IconName } from "@/components/ui/icon";
import { NotYetVisited } from "@/components/ui/not-yet-visited";
import { OpeningHours } from "@/components/ui/opening-hours";
import { PlaceActions } from "@/components/ui/place-actions";
import { UnconfirmedNote } from "@/components/ui/unconfirmed-note";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { unconfirmedNote } from "@/lib/core/place-facts";
import { splitTitle } from "@/lib/core/split-title";
import { truncateAtWord } from "@/lib/core/truncate";

const MAX_NAME_LENGTH = 30;

/** Address, hours, the website, and where it was found. */
export function PlaceDetails({ restaurant, now }: { restaurant: Restaurant; now: Date }) {
  const {
    address,
    hasApproximateCoordinates,
    openingHours,
    amenities,
    isOpen,
    listed,
    discoveredFromGuide: guide,
  } = restaurant;
  return (
    <ul className="mt-2.5 grid gap-0.5 text-ui leading-list">
      <Line icon="map">
        <span>
          {address}
          {hasApproximateCoordinates && <span className="block text-small text-ink-faint">{APPROXIMATE_LOCATION}</span>}
        </span>
      </Line>
      {unconfirmedNote(restaurant) !== null && (
        <Line icon="info" isTall>
          <span className="py-1">
            <UnconfirmedNote restaurant={restaurant} />
          </span>
        </Line>
      )}
      {listed && (
        <Line icon="info" isTall>
          <span className="py-1">
            <NotYetVisited listed={listed} now={now} />
          </span>
        </Line>
      )}
      {amenities && (
        <Line icon="check">
          <FactsLine>{amenities}</FactsLine>
        </Line>
      )}
      {openingHours && isOpen && (
        <Line icon="clock" isTall>
          <OpeningHours week={openingHours} now={now} />
        </Line>
      )}
      {restaurant.website && (
        <li>
          <PlaceActions restaurant={restaurant} kinds={["website"]} />
        </li>
      )}
      {guide && (
        <Line icon="guides">
          <span>Found in</span>
          <Link
            href={`/discover?city=${encodeURIComponent(guide.city)}&guide=${encodeURIComponent(guide.id)}`}
            title={guide.name}
            className="min-w-0 py-1.25 pointer-coarse:touch-text font-semibold underline underline-offset-3"
          >
            {truncateAtWord(splitTitle(guide.name).title, MAX_NAME_LENGTH)}
          </Link>
        </Line>
      )}
    </ul>
  );
}

/** A tall one has its icon beside its first line. */
const Line = ({ icon, isTall, children }: { icon: IconName; isTall?: boolean; children: ReactNode }) => (
  <li className={classNames("flex min-h-8 gap-2.5", isTall ? "items-start" : "items-center")}>
    <Icon name={icon} size={18} className={classNames("text-ink-faint", isTall && "mt-[7px]")} />
    {children}
  </li>
);
