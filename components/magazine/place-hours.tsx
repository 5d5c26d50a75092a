import type { Restaurant } from "@/lib/contracts/restaurant";
import { readWebsite, telephoneLink } from "@/lib/core/place-links";
import { Icon, type IconName } from "../ui/icon";
import { OpeningHours } from "../ui/opening-hours";

type Props = { restaurant: Pick<Restaurant, "name" | "openingHours" | "phoneNumber" | "website"> };

/** The week's hours, or who can be asked for them: whoever wants to go tonight needs one of the two. */
export function PlaceHours({ restaurant: { name, openingHours, phoneNumber, website } }: Props) {
  if (openingHours) return <OpeningHours week={openingHours} />;
  const site = readWebsite(website);
  if (phoneNumber === null && site === null)
    return "We have no hours, phone or website for it: look it up before you go.";
  return (
    <span className="flex flex-wrap gap-x-5">
      {phoneNumber !== null && (
        <Way href={telephoneLink(phoneNumber)} icon="phone" label={`Call ${phoneNumber} to ask ${name} for its hours`}>
          Call {phoneNumber}
        </Way>
      )}
      {site !== null && (
        <Way href={site.href} icon="web" label={`Look on ${site.host}, the website of ${name}, for its hours`}>
          Look on {site.host}
        </Way>
      )}
    </span>
  );
}

type WayProps = { href: string; icon: IconName; label: string; children: React.ReactNode };

const Way = ({ href, icon, label, children }: WayProps) => (
  <a
    href={href}
    aria-label={label}
    {...(icon === "web" && { target: "_blank", rel: "noopener noreferrer" })}
    className="-my-2.5 inline-flex min-h-11 min-w-0 items-center gap-1.5 font-semibold text-ink underline underline-offset-3"
  >
    <Icon name={icon} size={16} className="text-ink-faint" />
    <span className="wrap-anywhere">{children}</span>
  </a>
);
