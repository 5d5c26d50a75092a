"use client";

import { sameOriginPath } from "@/lib/client/same-origin-path";
import { ButtonLink } from "../ui/button-link";
import { GuidesLink } from "./guides-link";
import type { PreferenceState } from "./preference-state";
import { ReloadButton } from "./reload-button";

type Phase = PreferenceState["phase"];
type ToGuides = "invalidStatus" | "invalidRestaurant";

const TO_GUIDES: Record<ToGuides, string> = { invalidStatus: "Browse guides", invalidRestaurant: "See current picks" };
const NEXT_STEPS: Record<Exclude<Phase, "loading" | ToGuides>, { href: string; label: string }> = {
  saved: { href: "/discover", label: "Open your dashboard" },
  pendingAccount: { href: "/register", label: "Create an account" },
  invalidLink: { href: "/?resubscribe=true", label: "Subscribe again" },
  error: { href: "/", label: "Return home" },
};

/** An account that there is already takes the claim at its sign-in. */
const isRegister = (path: string): boolean => /^\/register(\?|$)/.test(path);

/** The next steps after a preference link: the redirect of the response, if it is a path of our own. */
export function PreferenceActions({ state: { phase, redirect, restaurant } }: { state: PreferenceState }) {
  if (phase === "loading") return null;
  if (phase === "invalidStatus" || phase === "invalidRestaurant") {
    return (
      <GuidesLink city={restaurant?.city} variant="primary">
        {TO_GUIDES[phase]}
      </GuidesLink>
    );
  }
  const { href, label } = NEXT_STEPS[phase];
  const redirectPath =
    phase === "saved" || phase === "pendingAccount" ? sameOriginPath(redirect, window.location.origin) : null;
  return (
    <>
      <ButtonLink href={redirectPath ?? href} variant="primary">
        {redirectPath?.startsWith("/email/link/") ? "Link this address" : label}
      </ButtonLink>
      {phase === "pendingAccount" && redirectPath && isRegister(redirectPath) && (
        <ButtonLink href={redirectPath.replace("/register", "/login")}>Sign in</ButtonLink>
      )}
      {phase === "pendingAccount" && (
        <ButtonLink href="/" variant="quiet">
          Return home
        </ButtonLink>
      )}
      {phase === "error" && <ReloadButton />}
    </>
  );
}
