import Link from "next/link";
import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import type { Restaurant } from "@/lib/restaurants/contract";
import { cutName } from "./cut-name";
import { directionsTo, readWebsite } from "./outside-links";

/** Address, phone, website and origin, each with the way there. */
export function PlaceLines({ restaurant }: { restaurant: Restaurant }) {
  const { address, phoneNumber, hasApproximateCoordinates, discoveredFromGuide: guide } = restaurant;
  const website = readWebsite(restaurant.website);
  return (
    <ul className="room-lines">
      <Line icon="map">
        <span>
          {address}
          {hasApproximateCoordinates && (
            <span className="block text-small text-ink-faint">The place on the map is approximate.</span>
          )}
        </span>
        <a
          href={directionsTo(restaurant)}
          target="_blank"
          rel="noopener noreferrer"
          className="ml-auto font-semibold underline underline-offset-3"
        >
          Directions
        </a>
      </Line>
      {phoneNumber && (
        <Line icon="phone">
          <a href={`tel:${phoneNumber.replace(/[^\d+]/g, "")}`}>{phoneNumber}</a>
        </Line>
      )}
      {website && (
        <Line icon="web">
          <a href={website.href} target="_blank" rel="noopener noreferrer" className="truncate">
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
            className="min-w-0 font-semibold underline underline-offset-3"
          >
            {cutName(guide.name)}
          </Link>
        </Line>
      )}
    </ul>
  );
}

const Line = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li>
    <Icon name={icon} size={18} className="text-ink-faint" />
    {children}
  </li>
);
