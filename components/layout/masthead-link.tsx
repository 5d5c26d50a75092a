"use client";

import Link from "next/link";
import { type ComponentProps, useEffect, useState } from "react";

/** By then a page has mostly done what its reader came for. */
const PREFETCH_DELAY_MS = 2_000;
let hasSettled = false;

/** A link to one of the rooms: what it leads to is fetched ahead, but not while the first page is still at work. */
export function MastheadLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  const [isSettled, setSettled] = useState(hasSettled);
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(() => {
      hasSettled = true;
      setSettled(true);
    }, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isSettled]);
  return <Link {...props} prefetch={isSettled ? undefined : false} />;
}
