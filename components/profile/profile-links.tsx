import Link from "next/link";
import { Icon, type IconName } from "../ui/icon";

type ProfileLink = { href: string; label: string; description: string; icon: IconName };

const LINKS: ProfileLink[] = [
  {
    href: "/profile/places",
    label: "Import and export",
    description: "Your places as a file, to bring in or to take along",
    icon: "bookmark",
  },
  {
    href: "/profile/account",
    label: "Account",
    description: "Email address, password, weekly email, where you are signed in, and deleting it all",
    icon: "mail",
  },
];
const ADMIN_LINKS: ProfileLink[] = [
  { href: "/admin", label: "Admin", description: "Themes for the Thursday email, and every guide", icon: "lock" },
  { href: "/debug", label: "Debug", description: "A guide taken apart, stage by stage", icon: "search" },
];

/** Where a profile leads on to. */
export function ProfileLinks({ isAdmin }: { isAdmin: boolean }) {
  return (
    <footer className="mt-14 max-w-160">
      <ul className="border-t-3 border-ink">
        {(isAdmin ? [...LINKS, ...ADMIN_LINKS] : LINKS).map(({ href, label, description, icon }) => (
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
    </footer>
  );
}
