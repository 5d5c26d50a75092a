import Link from "next/link";
import { Cover } from "../cover/cover";
import { Icon, type IconName } from "../ui/icon";
import { initials } from "./initials";
import { SignOutButton } from "./sign-out-button";

type Props = { user: { username: string; isAdmin: boolean } };

const ADMIN_LINKS: { href: string; label: string; line: string; icon: IconName }[] = [
  { href: "/admin", label: "Admin", line: "Themes for the Thursday email, and every guide", icon: "lock" },
  { href: "/debug", label: "Debug", line: "A guide taken apart, stage by stage", icon: "search" },
];

/** The reader's own page. The picture is drawn from their name, so it is theirs alone. */
export function ProfileCard({ user: { username, isAdmin } }: Props) {
  return (
    <div className="pt-4 md:pt-8">
      <div className="art -mx-gutter h-40 rounded-none! md:mx-0 md:h-64 md:rounded-art!">
        <Cover id={`reader-${username.toLowerCase()}`} cuisine="market" city="San Francisco" isFirst />
      </div>
      <div
        aria-hidden="true"
        className="relative -mt-14 grid size-28 place-items-center rounded-pill border-4 border-paper bg-ink font-display text-[2.5rem] font-[560] tracking-[-0.02em] text-paper md:-mt-16 md:ml-8 md:size-32 md:text-[2.875rem]"
      >
        {initials(username)}
      </div>
      <div className="md:ml-8">
        <h1 className="mt-4 text-title font-[540]! tracking-[-0.035em]! wrap-anywhere">{username}</h1>
        <p className="mt-2 font-display text-lede text-ink-soft italic">A curious eater of the Bay Area</p>
        {isAdmin && <AdminLinks />}
        <div className="mt-8">
          <SignOutButton />
        </div>
      </div>
    </div>
  );
}

function AdminLinks() {
  return (
    <ul className="mt-8 max-w-160 border-t-3 border-ink">
      {ADMIN_LINKS.map(({ href, label, line, icon }) => (
        <li key={href} className="border-b border-rule">
          <Link href={href} className="group flex min-h-18 items-center gap-4 py-3 no-underline">
            <Icon name={icon} size={24} className="text-ink-soft" />
            <span className="flex-1">
              <span className="block font-display text-card font-[560] group-hover:underline group-hover:decoration-coral group-hover:decoration-3">
                {label}
              </span>
              <span className="block text-ui text-ink-soft">{line}</span>
            </span>
            <Icon name="chevron" size={18} className="-rotate-90 text-ink-faint" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
