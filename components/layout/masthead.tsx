import { TAGLINE } from "@/lib/core/brand";
import { classNames } from "../ui/class-names";
import { AccountNav } from "./account-nav";
import { Logo } from "./logo";
import { MastheadLink } from "./masthead-link";

type Props = { place?: "landing" | "page"; className?: string };

export function Masthead({ place = "page", className }: Props) {
  return (
    <header
      className={classNames(
        "relative z-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-[22.4rem]:gap-x-1 py-4 [&>nav]:ml-auto",
        className,
      )}
    >
      <Lockup />
      <AccountNav place={place} />
    </header>
  );
}

/** Logo, name and tagline, linked to the home page. On phones the logo is smaller and the tagline is hidden. */
function Lockup() {
  return (
    <MastheadLink
      href="/"
      className="flex items-center gap-2 rounded-l-pill rounded-r-art max-[22.4rem]:gap-1.5 no-underline sm:gap-2.5"
    >
      <Logo size={36} className="sm:hidden" />
      <Logo size={44} className="max-sm:hidden" />
      <span>
        <span className="block font-display text-subhead max-[22.4rem]:text-row leading-none font-wordmark tracking-[-0.03em] sm:text-wordmark">
          Kumquat
        </span>
        <span className="mt-0.5 hidden font-display text-label leading-tight whitespace-nowrap text-ink-soft italic sm:block">
          {TAGLINE}
        </span>
      </span>
    </MastheadLink>
  );
}
