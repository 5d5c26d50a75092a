import Link from "next/link";
import { Cover } from "../cover/cover";
import { Icon, type IconName } from "../ui/icon";
import { SignOutButton } from "./sign-out-button";

type Props = { user: { username: string; isAdmin: boolean } };

type ProfileLink = { href: string; label: string; description: string; icon: IconName };

const LINKS: ProfileLink[] = [
  {
    href: "/profile/places",
    label: "My places",
    description: "Take them out as a file, or bring some in",
    icon: "bookmark",
  },
  {
    href: "/profile/account",
    label: "Account",
    description: "Email address, password, sessions, and the way out",
    icon: "mail",
  },
];
const ADMIN_LINKS: ProfileLink[] = [
  { href: "/admin", label: "Admin", description: "Themes for the Thursday email, and every guide", icon: "lock" },
  { href: "/debug", label: "Debug", description: "A guide taken apart, stage by stage", icon: "search" },
];

/** The reader's own page. The picture is generated from their name. */
export function ProfileCard({ user: { username, isAdmin } }: Props) {
  return (
    <div className="grid md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-14 md:pt-8">
      <div className="art -mx-gutter h-40 rounded-none md:order-2 md:mx-0 md:aspect-4/3 md:h-auto md:rounded-art">
        <Cover id={`reader-${username.toLowerCase()}`} cuisine="market" city="San Francisco" isFirst />
      </div>
      <div>
        <div
          aria-hidden="true"
          className="relative -mt-14 grid size-28 place-items-center rounded-pill border-4 border-paper bg-ink font-display text-monogram font-heading tracking-[-0.02em] text-paper md:mt-0 md:-ml-1"
        >
          {initials(username)}
        </div>
        <h1 className="mt-4 text-title wrap-anywhere md:text-headline lg:text-poster">{username}</h1>
        <p className="mt-2 font-display text-lede text-ink-soft italic">A curious eater of the Bay Area</p>
        <ProfileLinks links={isAdmin ? [...LINKS, ...ADMIN_LINKS] : LINKS} />
        <div className="mt-8">
          <SignOutButton />
        </div>
      </div>
    </div>
  );
}

function ProfileLinks({ links }: { links: ProfileLink[] }) {
  return (
    <ul className="mt-8 border-t-3 border-ink">
      {links.map(({ href, label, description, icon }) => (
        <li key={href} className="border-b border-rule">
          <Link href={href} className="group flex min-h-18 items-center gap-4 py-3 no-underline">
            <Icon name={icon} size={24} className="text-ink-soft" />
            <span className="flex-1">
              <span className="block font-display text-card font-heading group-hover:underline group-hover:decoration-coral group-hover:decoration-3">
                {label}
              </span>
              <span className="block text-ui text-ink-soft">{description}</span>
            </span>
            <Icon name="chevron" size={18} className="-rotate-90 text-ink-faint" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The text of an avatar: the first two letters of a name in capitals, or ?? without one. */
export const initials = (username: string | null | undefined): string => username?.slice(0, 2).toUpperCase() || "??";
