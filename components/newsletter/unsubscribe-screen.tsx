"use client";

import { useSyncExternalStore } from "react";
import { alreadyUnsubscribed } from "@/lib/contracts/subscription-messages";
import { joinWithAnd } from "@/lib/core/join-list";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { ContactSupport } from "./contact-support";
import { EmailLinkCard, type EmailLinkTone } from "./email-link-card";
import { GuidesLink } from "./guides-link";
import { RequiresJavaScript } from "./requires-javascript";
import type { UnsubscribeState } from "./unsubscribe-state";
import { useUnsubscribe } from "./use-unsubscribe";

const noSubscription = () => () => {};

/** Disabled until the page is hydrated, so that no click is lost. */
function UnsubscribeButton({ onPress }: { onPress: () => void }) {
  const isHydrated = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
  return (
    <Button variant="primary" disabled={!isHydrated} onClick={onPress}>
      Unsubscribe
    </Button>
  );
}

const COVER = { id: "last-course", cuisine: "dessert", city: "Oakland" };

type PhaseText = { tone: EmailLinkTone; title: string; line: string };

const UNSUBSCRIBE_TEXTS: Record<UnsubscribeState["phase"], PhaseText> = {
  idle: {
    tone: "ask",
    title: "Stop the weekly guide?",
    line: "One press, and the weekly guide stops. Opening this page has changed nothing.",
  },
  loading: { tone: "busy", title: "Unsubscribing...", line: "This takes a moment." },
  unsubscribed: {
    tone: "good",
    title: "You've been unsubscribed",
    line: "You won't receive this weekly guide anymore.",
  },
  alreadyUnsubscribed: {
    tone: "good",
    title: "Already unsubscribed",
    line: alreadyUnsubscribed(null),
  },
  invalid: {
    tone: "warning",
    title: "Link expired or invalid",
    line: "This link is not one of ours, or has lost a few letters on its way. The one in your latest email works.",
  },
  error: {
    tone: "error",
    title: "Something went wrong",
    line: "We couldn't unsubscribe you just now. Try again, or write to us and we do it for you.",
  },
};

type Props = {
  /** The URL of the call; null when the link has no token. */
  call: string | null;
  /** What the link's subscription is known to be when the page opens; null where nothing is. */
  known: UnsubscribeState | null;
  supportEmail: string;
};

/** Unsubscribing from the weekly guide: nothing happens until the button is pressed. */
export function UnsubscribeScreen({ call, known, supportEmail }: Props) {
  const { state, busy, hasPressed, unsubscribe, retry } = useUnsubscribe(call, known);
  const { phase, message, city, otherCities } = state;
  const { tone, title, line } = UNSUBSCRIBE_TEXTS[phase];
  return (
    <EmailLinkCard
      tone={tone}
      title={title}
      cover={COVER}
      takesFocus={hasPressed}
      actions={
        <>
          {phase === "idle" && call !== null && <UnsubscribeButton onPress={() => unsubscribe("one")} />}
          {phase === "error" && <RetryActions supportEmail={supportEmail} onRetry={retry} />}
          {tone !== "ask" && tone !== "busy" && <ReturnActions phase={phase} city={city} />}
        </>
      }
    >
      <p>{message ?? line}</p>
      {phase === "idle" && (
        <RequiresJavaScript>
          This button needs JavaScript. Without it, press the unsubscribe button of your mail program, or write to{" "}
          {supportEmail}.
        </RequiresJavaScript>
      )}
      {otherCities.length > 0 && (
        <div className="grid justify-items-start gap-3 rounded-field bg-sunk p-4.5 text-ui text-ink">
          <p>This address still receives {joinWithAnd(otherCities)}.</p>
          <Button isSmall variant="solid" isBusy={busy === "all"} onClick={() => unsubscribe("all")}>
            {busy === "all" ? "Unsubscribing..." : "Unsubscribe from all cities"}
          </Button>
        </div>
      )}
    </EmailLinkCard>
  );
}

function RetryActions({ supportEmail, onRetry }: { supportEmail: string; onRetry: () => void }) {
  return (
    <>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
      <ContactSupport supportEmail={supportEmail} subject="Unsubscribing" isSecond />
    </>
  );
}

function ReturnActions({ phase, city }: Pick<UnsubscribeState, "phase" | "city">) {
  return (
    <>
      <ButtonLink href="/" variant={phase === "error" ? "outline" : "primary"}>
        Return home
      </ButtonLink>
      {phase !== "error" && <ButtonLink href={resubscribePath(city)}>Subscribe again</ButtonLink>}
      <GuidesLink variant="quiet">Browse guides</GuidesLink>
    </>
  );
}

const resubscribePath = (city?: string): string =>
  `/?${new URLSearchParams({ resubscribe: "true", ...(city !== undefined && { city }) })}`;
