"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { useSession } from "./session-provider";

type SignInGate = {
  /** "checking" while the sign-in state loads; "barred" when somebody is signed in whom the server cannot see. */
  state: "checking" | "open" | "barred";
  /** Called before somebody signs in here, and again with false when that failed. */
  setSigningIn: (isSigningIn: boolean) => void;
};

/**
 * For the pages of signed-out readers. A reader with a session is not redirected here: the page is refreshed, now with
 * their cookie, and the server redirects. If it does not, the browser did not store the cookie, and they stay.
 */
export function useSignInGate(): SignInGate {
  const { status, check } = useSession();
  const router = useRouter();
  const [isSigningIn, setSigningIn] = useState(false);
  const [hasRefreshed, setRefreshed] = useState(false);
  const [isRefreshing, startRefreshing] = useTransition();
  const isKnown = status === "signed-in" && check === "done" && !isSigningIn;

  useEffect(() => {
    if (!isKnown || hasRefreshed) return;
    setRefreshed(true);
    startRefreshing(() => router.refresh());
  }, [isKnown, hasRefreshed, router]);

  if (isSigningIn || status === "signed-out" || check === "failed") return { state: "open", setSigningIn };
  return { state: hasRefreshed && !isRefreshing ? "barred" : "checking", setSigningIn };
}
