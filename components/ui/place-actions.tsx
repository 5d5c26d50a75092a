import type { ReactNode } from "react";
import type { Restaurant } from "@/lib/contracts/restaurant";
import { directionsTo, readWebsite, telephoneLink } from "@/lib/core/place-links";
import { Icon, type IconName } from "./icon";

/** How to get to a place, call it, and see its own page, as far as it is known; the same wherever a place is shown. */
export function PlaceActions({ restaurant }: { restaurant: Restaurant }) {
  const { name, phoneNumber } = restaurant;
  const website = readWebsite(restaurant.website);
  return (
    <p className="flex flex-wrap gap-x-5 text-ui">
      <Action icon="map" href={directionsTo(restaurant)} label={`Directions to ${name}`} isElsewhere>
        Directions
      </Action>
      {phoneNumber && (
        <Action icon="phone" href={telephoneLink(phoneNumber)} label={`Call ${phoneNumber}, ${name}`}>
          Call {phoneNumber}
        </Action>
      )}
      {website && (
        <Action icon="web" href={website.href} label={`${website.host}, the website of ${name}`} isElsewhere>
          {website.host}
        </Action>
      )}
    </p>
  );
}

type ActionProps = { icon: IconName; href: string; label: string; isElsewhere?: boolean; children: ReactNode };

const Action = ({ icon, href, label, isElsewhere, children }: ActionProps) => (
  <a
    href={href}
    aria-label={label}
    {...(isElsewhere && { target: "_blank", rel: "noopener noreferrer" })}
    className="inline-flex min-h-11 min-w-0 items-center gap-1.5 font-semibold underline underline-offset-3 print:hidden"
  >
    <Icon name={icon} size={16} className="text-ink-faint" />
    <span className="truncate">{children}</span>
  </a>
);
