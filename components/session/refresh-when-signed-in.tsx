"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { useSession } from "./session-provider";

/** On the cached page for visitors: refreshes once for a reader who is signed in, who then gets their own page. */
export function RefreshWhenSignedIn() {
  const { status } = useSession();
  const router = useRouter();
  const hasAsked = useRef(false);
  useEffect(() => {
    if (status !== "signed-in" || hasAsked.current) return;
    hasAsked.current = true;
    router.refresh();
  }, [status, router]);
  return null;
}
