import Link from "next/link";
import type { ReactNode } from "react";
import { APPROXIMATE_LOCATION } from "@/components/ui/approximate-location";
import { classNames } from "@/components/ui/class-names";
import { Icon, type IconName } from "@/components/ui/icon";
import { OpeningHours } from "@/components/ui/opening-hours";
import { UNCONFIRMED } from "@/components/ui/unconfirmed";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { truncate } from "@/lib/core/truncate";
import { directionsTo, readWebsite } from "./external-links";

const MAX_NAME_LENGTH = 30;

/** Address, hours, phone, website and origin, each with its link. */
export function PlaceDetails({ restaurant }: { restaurant: Restaurant }) {
  const {
    address,
    phoneNumber,
    hasApproximateCoordinates,
    openingHours,
    isOpen,
    isUnconfirmed,
    discoveredFromGuide: guide,
  } = restaurant;
  const website = readWebsite(restaurant.website);
  return (
    <ul className="mt-2.5 grid gap-0.5 text-ui leading-list">
      <Line icon="map">
        <span>
          {address}
          {hasApproximateCoordinates && <span className="block text-small text-ink-faint">{APPROXIMATE_LOCATION}</span>}
          {isUnconfirmed && isOpen && <span className="block text-small text-ink-faint">{UNCONFIRMED}</span>}
        </span>
        <a
          href={directionsTo(restaurant)}
          target="_blank"
          rel="noopener noreferrer"
          className="ml-auto py-1.25 font-semibold underline underline-offset-3"
        >
          Directions
        </a>
      </Line>
      {openingHours && isOpen && (
        <Line icon="clock" isTall>
          <OpeningHours week={openingHours} now={new Date()} />
        </Line>
      )}
      {phoneNumber && (
        <Line icon="phone">
          <a href={`tel:${phoneNumber.replace(/[^\d+]/g, "")}`} className="py-1.25">
            {phoneNumber}
          </a>
        </Line>
      )}
      {website && (
        <Line icon="web">
          <a href={website.href} target="_blank" rel="noopener noreferrer" className="truncate py-1.25">
            {website.host}
          </a>
        </Line>
      )}
      {guide && (
        <Line icon="guides">
          <span>Found in</span>
          <Link
            href={`/discover?city=${encodeURIComponent(guide.city)}&guide=${encodeURIComponent(guide.id)}`}
            title={guide.name}
            className="min-w-0 py-1.25 font-semibold underline underline-offset-3"
          >
            {truncate(guide.name, MAX_NAME_LENGTH)}
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
