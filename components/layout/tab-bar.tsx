"use client";

import { usePathname } from "next/navigation";
import { useSession } from "@/components/session/session-provider";
import { useLastCity } from "../session/use-last-city";
import { Icon } from "../ui/icon";
import { MastheadLink } from "./masthead-link";
import { activeNavHref, NAV_ITEMS, navPath } from "./nav-items";

type Props = {
  /** Whether the server knows that the reader is signed in: the bar is then there from the first paint. */
  isExpected?: boolean;
};

/** The fixed bar of a signed-in reader's three main screens; from 1024 px on they are in the masthead. */
export function TabBar({ isExpected = true }: Props) {
  const { status } = useSession();
  const city = useLastCity();
  const activeHref = activeNavHref(usePathname());
  if (status === "signed-out" || (status === "loading" && !isExpected)) return null;
  return (
    <nav
      aria-label="Main"
      data-tab-bar
      className="fixed print:hidden inset-x-0 bottom-0 z-15 grid grid-cols-3 border-t border-rule bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {NAV_ITEMS.map(({ href, label, icon }) => (
        <MastheadLink
          key={href}
          href={navPath(href, city)}
          aria-current={href === activeHref ? "page" : undefined}
          className="group relative grid min-h-16 content-center justify-items-center gap-0.5 text-small font-semibold text-ink-faint no-underline aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:-top-px aria-[current]:before:h-[3px] aria-[current]:before:w-12 aria-[current]:before:rounded-b-art aria-[current]:before:bg-coral focus-visible:-outline-offset-4"
        >
          <Icon name={icon} size={24} className="group-aria-[current]:fill-coral/30" />
          {label}
        </MastheadLink>
      ))}
    </nav>
  );
}
