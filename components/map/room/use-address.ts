"use client";

import { useEffect } from "react";
import { type Looked, writeAddress } from "./room-address";

/** Keeps the address of what is looked at, without a step back for each look. */
export function useAddress(looked: Looked): void {
  const address = writeAddress(looked);
  useEffect(() => {
    const { pathname, search } = window.location;
    if (pathname + search !== address) window.history.replaceState(null, "", address);
  }, [address]);
}
