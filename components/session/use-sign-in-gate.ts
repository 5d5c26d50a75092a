"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { useSession } from "./session-provider";

type SignInGate = {
  /** "checking" while the sign-in state loads; "barred" when somebody is signed in whom the server cannot see. */
  state: "checking" | "open" | "barred";
  /** Called before somebody signs in here, and again with false when they could not. */
  setSigningIn: (isEntering: boolean) => void;
};

/**
 * For the pages of those who are signed out. A reader with a session is not sent on from here: the page is asked for
 * again, now with their cookie, and the server redirects. If it does not, the cookie was not kept, and they stay.
 */
export function useSignInGate(): SignInGate {
  const { status, check } = useSession();
  const router = useRouter();
  const [isEntering, setEntering] = useState(false);
  const [hasAsked, setAsked] = useState(false);
  const [isAsking, startAsking] = useTransition();
  const isKnown = status === "signed-in" && check === "done" && !isEntering;

  useEffect(() => {
    if (!isKnown || hasAsked) return;
    setAsked(true);
    startAsking(() => router.refresh());
  }, [isKnown, hasAsked, router]);

  if (isEntering || status === "signed-out" || check === "failed") return { state: "open", setSigningIn: setEntering };
  return { state: hasAsked && !isAsking ? "barred" : "checking", setSigningIn: setEntering };
}
