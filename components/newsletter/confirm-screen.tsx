"use client";

import type { ReactNode } from "react";
import { sameOriginPath } from "@/lib/client/same-origin-path";
import { SUBSCRIPTION_CANCELLED, SUBSCRIPTION_CONFIRMED } from "@/lib/contracts/subscription-messages";
import { ButtonLink } from "../ui/button-link";
import { type ConfirmState, confirmState } from "./confirm-state";
import { ContactSupport } from "./contact-support";
import { EmailLinkCard, type EmailLinkTone } from "./email-link-card";
import { GuidesLink } from "./guides-link";
import { ReloadButton } from "./reload-button";
import { RequiresJavaScript } from "./requires-javascript";
import { useEmailLink } from "./use-email-link";

const COVER = { id: "first-thursday", cuisine: "bakery", city: "San Francisco" };
const LOADING: ConfirmState = { phase: "loading" };
const alwaysFollow = () => true;

const CONFIRM_TEXTS: Record<ConfirmState["phase"], { tone: EmailLinkTone; title: string; line: string }> = {
  loading: { tone: "busy", title: "Confirming your subscription...", line: "This takes a moment." },
  confirmed: { tone: "good", title: "You're all set!", line: SUBSCRIPTION_CONFIRMED },
  cancelled: {
    tone: "warning",
    title: "Subscription cancelled",
    line: `${SUBSCRIPTION_CANCELLED} You can sign up again whenever you like.`,
  },
  invalid: {
    tone: "warning",
    title: "Link expired or invalid",
    line: "A confirmation link works once, for seven days. Sign up again and we send you a new one.",
  },
  error: {
    tone: "error",
    title: "Something went wrong",
    line: "We couldn't confirm your subscription. Try again, or write to us and we do it for you.",
  },
};

type Props = {
  /** The URL of the call; null when the link has no token. */
  call: string | null;
  supportEmail: string;
};

/** The result of a confirmation link. */
export function ConfirmScreen({ call, supportEmail }: Props) {
  if (call === null) return <Outcome state={{ phase: "invalid" }} />;
  return <ConfirmRequest call={call} supportEmail={supportEmail} />;
}

function ConfirmRequest({ call, supportEmail }: { call: string; supportEmail: string }) {
  const state = useEmailLink(call, { read: confirmState, loading: LOADING, follows: alwaysFollow });
  const whenItFails = (
    <>
      <ContactSupport supportEmail={supportEmail} subject="Confirming my subscription" />
      <ReloadButton />
    </>
  );
  return <Outcome state={state} whenItFails={whenItFails} />;
}

function Outcome({ state, whenItFails }: { state: ConfirmState; whenItFails?: ReactNode }) {
  const { phase, message, linkPath, username } = state;
  const { tone, title, line } = CONFIRM_TEXTS[phase];
  return (
    <EmailLinkCard tone={tone} title={title} cover={COVER} actions={actionsOf(state, whenItFails)}>
      <p>{message ?? line}</p>
      {linkPath !== undefined && username !== undefined && (
        <p className="text-ink-soft">
          You are signed in as <strong className="font-firm">{username}</strong>. This address belongs to no account
          yet: you can link it to that one, and what you tell us from an email is on its map.
        </p>
      )}
      {phase === "loading" && (
        <RequiresJavaScript>
          Confirming needs JavaScript, so that no mail filter can do it for you. Allow it for this page and open the
          link again.
        </RequiresJavaScript>
      )}
    </EmailLinkCard>
  );
}

function actionsOf({ phase, linkPath, wasConfirmed, city, guideId }: ConfirmState, whenItFails: ReactNode): ReactNode {
  if (phase === "loading") return null;
  if (phase === "error") return whenItFails;
  if (phase === "confirmed") {
    return (
      <>
        <GuidesLink variant="primary" city={city} guideId={guideId}>
          See this week's guide
        </GuidesLink>
        {linkPath !== undefined && (
          <ButtonLink href={sameOriginPath(linkPath, window.location.origin) ?? "/"}>
            Link it to your account
          </ButtonLink>
        )}
        <ButtonLink href={wasConfirmed ? "/?confirmed=already" : "/?confirmed=true"} variant="quiet">
          Return home
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <ButtonLink href="/" variant="primary">
        Return home
      </ButtonLink>
      <ButtonLink href="/?resubscribe=true">Sign up again</ButtonLink>
    </>
  );
}
