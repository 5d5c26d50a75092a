"use client";

import type { ReactNode } from "react";
import { useSession } from "../session/session-provider";
import { EmailLinkCard } from "./email-link-card";
import { PreferenceActions } from "./preference-actions";
import { PREFERENCE_OUTCOMES } from "./preference-outcomes";
import { type PreferenceState, preferenceState } from "./preference-state";
import { PreferredPlace } from "./preferred-place";
import { RequiresJavaScript } from "./requires-javascript";
import { useEmailLink } from "./use-email-link";

const COVER = { id: "a-good-word", cuisine: "seafood", city: "San Francisco" };
const LOADING: PreferenceState = { phase: "loading" };

type Props = {
  /** The URL of the call; null when the link is incomplete. */
  call: string | null;
};

/** The result of a preference link in the weekly guide. */
export function PreferenceScreen({ call }: Props) {
  if (call === null) return <Outcome state={{ phase: "invalidLink" }} />;
  return <PreferenceRequest call={call} />;
}

/** The call waits until it is known who is signed in: with an account, the response leads to the map. */
function PreferenceRequest({ call }: { call: string }) {
  const { status } = useSession();
  const state = useEmailLink(call, {
    read: preferenceState,
    loading: LOADING,
    isReady: status !== "loading",
    follows: status === "signed-in" ? followsSaved : followsNone,
  });
  return (
    <Outcome state={state}>
      <RequiresJavaScript>
        Keeping your preference needs JavaScript, so that no mail filter can do it for you. Allow it for this page and
        open the link again.
      </RequiresJavaScript>
    </Outcome>
  );
}

const followsSaved = ({ status }: { status: string }) => status === "saved";
const followsNone = () => false;

function Outcome({ state, children }: { state: PreferenceState; children?: ReactNode }) {
  const { tone, title, line } = PREFERENCE_OUTCOMES[state.phase];
  return (
    <EmailLinkCard tone={tone} title={title} cover={COVER} actions={<PreferenceActions state={state} />}>
      <p>{state.message ?? line}</p>
      {state.restaurant && <PreferredPlace restaurant={state.restaurant} requestedStatus={state.requestedStatus} />}
      {state.phase === "loading" && children}
    </EmailLinkCard>
  );
}
