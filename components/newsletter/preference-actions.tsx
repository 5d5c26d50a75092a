"use client";

import { sameOriginPath } from "@/lib/client/same-origin-path";
import { ButtonLink } from "../ui/button";
import type { PreferenceState } from "./preference-state";
import { ReloadButton } from "./reload-button";

const NEXT_STEPS: Record<Exclude<PreferenceState["phase"], "loading">, { href: string; label: string }> = {
  saved: { href: "/discover", label: "Open your dashboard" },
  pendingAccount: { href: "/register", label: "Create an account" },
  invalidLink: { href: "/?resubscribe=true", label: "Subscribe again" },
  invalidStatus: { href: "/discover", label: "Browse guides" },
  invalidRestaurant: { href: "/discover", label: "See current picks" },
  error: { href: "/", label: "Return home" },
};

/** The next steps after a preference link: the redirect of the response, if it is a path of our own. */
export function PreferenceActions({ state: { phase, redirect } }: { state: PreferenceState }) {
  if (phase === "loading") return null;
  const { href, label } = NEXT_STEPS[phase];
  const redirectPath =
    phase === "saved" || phase === "pendingAccount" ? sameOriginPath(redirect, window.location.origin) : null;
  return (
    <>
      <ButtonLink href={redirectPath ?? href} variant="primary">
        {redirectPath?.startsWith("/email/link/") ? "Link this address" : label}
      </ButtonLink>
      {phase === "pendingAccount" && <ButtonLink href="/">Return home</ButtonLink>}
      {phase === "error" && <ReloadButton />}
    </>
  );
}
