"use client";

import Link from "next/link";
import { type ComponentProps, useEffect, useState } from "react";

/** By then the first page has usually finished loading. */
const PREFETCH_DELAY_MS = 2_000;
let hasSettled = false;

/** A nav link: its page is prefetched, but not while the first page is still loading. */
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
