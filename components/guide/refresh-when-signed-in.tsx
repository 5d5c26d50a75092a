"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { useSession } from "@/components/session/session-provider";

/** On the page that visitors share: a reader who turns out to be signed in is given theirs, once. */
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
