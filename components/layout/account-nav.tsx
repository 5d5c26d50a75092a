"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { useSession } from "@/components/session/session-provider";
import { withParams } from "@/lib/core/with-params";
import { useLastCity } from "../session/use-last-city";
import { ButtonLink } from "../ui/button-link";
import { classNames } from "../ui/class-names";
import { MastheadLink } from "./masthead-link";
import { activeNavHref, NAV_ITEMS, navPath, VISITORS_GUIDES } from "./nav-items";

const WORDS =
  "inline-flex min-h-11 items-center px-2.5 text-ui font-semibold whitespace-nowrap no-underline hover:underline sm:px-3";
/** Three of them stand beside the name on a phone of 375 px. */
const LINK = `${WORDS} max-sm:px-1.5 max-[22.4rem]:px-1`;
/** Beside a button, from which the smallest phones have it apart. */
const VISITORS_LINK = `${WORDS} max-[22.4rem]:px-0`;

/** On a wide landing page the links lie on the fruit, whose pith would run through their letters. */
const ON_FRUIT = "xl:rounded-pill xl:bg-raised xl:-my-1 xl:py-1 xl:pr-1 xl:pl-2 xl:shadow-float";

type Props = {
  /** The landing page says Sign In, shows the nav items on phones too, and has its links on the fruit. */
  place: "landing" | "page";
};

/**
 * On cached pages only the browser knows who is signed in. Until it has checked, the sign-in link stays invisible for
 * a moment, so that it does not flash for members; without script it then appears.
 */
export function AccountNav({ place }: Props) {
  const isLanding = place === "landing";
  const { status } = useSession();
  const city = useLastCity();
  const pathname = usePathname();
  const activeHref = activeNavHref(pathname);
  const signInHref = useSignInHref(isLanding ? null : pathname);
  if (status === "signed-in") {
    return (
      <nav
        aria-label="Main"
        className={classNames(
          "items-center print:hidden lg:gap-2",
          isLanding ? `flex max-sm:-mr-1.5 ${ON_FRUIT}` : "hidden lg:flex",
        )}
      >
        {NAV_ITEMS.map(({ href, label }) => (
          <MastheadLink
            key={href}
            href={navPath(href, city)}
            aria-current={href === activeHref ? "page" : undefined}
            className={classNames(LINK, href === activeHref && "shadow-[inset_0_-3px_0_var(--color-coral)]")}
          >
            {label}
          </MastheadLink>
        ))}
      </nav>
    );
  }
  // Most readers only read: the forms come to those who press, and weigh on nobody else.
  return (
    <nav
      aria-label="Account"
      className={classNames(
        "flex items-center print:hidden max-[22.4rem]:gap-2 sm:gap-2",
        isLanding && ON_FRUIT,
        status === "loading" && "animate-appear",
      )}
    >
      <Link href={VISITORS_GUIDES} prefetch={false} className={classNames(VISITORS_LINK, "max-sm:hidden")}>
        Guides
      </Link>
      <Link href={signInHref("/login")} prefetch={false} className={VISITORS_LINK}>
        {isLanding ? "Sign In" : "Log In"}
      </Link>
      <ButtonLink
        href={signInHref("/register")}
        prefetch={false}
        isSmall
        variant={isLanding ? "solid" : "outline"}
        padding="px-4 max-[22.4rem]:px-2.5"
      >
        Sign Up
      </ButtonLink>
    </nav>
  );
}

/**
 * The sign-in leads back to where it was asked for, with its query; its own pages pass on to each other what was asked
 * for. Known to the browser alone: a cached page may stand at another path. Read after each rendering, because a page
 * whose query alone changes keeps its path.
 */
function useSignInHref(pathname: string | null) {
  const [query, setQuery] = useState("");
  useEffect(() => {
    const { search } = window.location;
    if (pathname === null) return setQuery("");
    setQuery(SIGN_IN_PAGES.test(pathname) ? askedFor(search) : withParams("", { next: pathname + search }));
  });
  return (path: "/login" | "/register"): string => path + query;
}

const SIGN_IN_PAGES = /^\/(?:login|register)(?:\/|$)/;

/** The way back, the mark that was pressed and the link of a message; not what the last sign-in or reset told. */
function askedFor(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => /^(?:next|mark|from|claim)$/.test(name));
  return withParams("", Object.fromEntries(kept));
}
