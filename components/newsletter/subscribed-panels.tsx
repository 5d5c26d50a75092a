"use client";

import { useEffect, useRef, useState } from "react";
import { useSession } from "@/components/session/session-provider";
import { subscribe } from "@/lib/client/subscribe";
import type { WeeklyEmail } from "@/lib/contracts/weekly-email";
import { type City, theCity } from "@/lib/core/cities";
import { joinWithAnd } from "@/lib/core/join-list";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Notice } from "../ui/notice";

export const CARD_CLASSES = "max-w-160 rounded-card bg-raised px-5 py-5.5 shadow-float md:p-7";

type AlmostThereProps = {
  email: string;
  city: City;
  /** Leads back to the form. */
  onCorrect: () => void;
};

/** Replaces the form, and takes the focus that was in it. */
export function AlmostThere({ email, city, onCorrect }: AlmostThereProps) {
  const { token } = useSession();
  const panel = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"idle" | "busy" | "sent">("idle");
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => panel.current?.focus(), []);

  async function sendAgain() {
    setState("busy");
    const problem = await subscribe(email, city, token);
    setFailure(problem?.message ?? null);
    setState(problem === null ? "sent" : "idle");
  }

  return (
    <div ref={panel} tabIndex={-1} role="status" className={`grid min-h-60 content-center gap-3 ${CARD_CLASSES}`}>
      <h2 className="text-h2">Almost there!</h2>
      <p>Check your email to confirm your subscription.</p>
      <p className="text-ui text-ink-soft wrap-anywhere">
        We wrote to {email.trim()} about the guide for {theCity(city)}.
      </p>
      {state === "sent" && <Notice tone="good">Sent again. The newest link is the one to open.</Notice>}
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap items-center gap-2">
        {state !== "sent" && (
          <Button isSmall isBusy={state === "busy"} onClick={sendAgain}>
            {state === "busy" ? "Sending..." : "Send it again"}
          </Button>
        )}
        <Button isSmall variant="quiet" disabled={state === "busy"} onClick={onCorrect}>
          Correct the address
        </Button>
      </div>
    </div>
  );
}

/** In place of the form for whoever has just confirmed. */
export function ConfirmedPanel({ onMore }: { onMore: () => void }) {
  return (
    <div className={`grid min-h-60 content-center gap-3 ${CARD_CLASSES}`}>
      <h2 className="text-h2">See you Thursday</h2>
      <p>Your guide comes by itself from now on.</p>
      <div>
        <Button isSmall onClick={onMore}>
          Add another city
        </Button>
      </div>
    </div>
  );
}

/** In place of the form for a member who receives it already. */
export function ReceivedPanel({ emails, onMore }: { emails: WeeklyEmail[]; onMore: () => void }) {
  const addresses = [...new Set(emails.map(({ email }) => email))];
  const citiesOf = (address: string) =>
    joinWithAnd(emails.filter(({ email }) => email === address).map(({ city }) => theCity(city)));
  return (
    <div className={`grid min-h-60 content-center gap-3 ${CARD_CLASSES}`}>
      <h2 className="text-h2">You get it already</h2>
      {addresses.map((address) => (
        <p key={address} className="wrap-anywhere">
          The guide for {citiesOf(address)} goes to {address}, every Thursday.
        </p>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink isSmall href="/profile/account#weekly-email" prefetch={false}>
          Change or leave
        </ButtonLink>
        <Button isSmall variant="quiet" onClick={onMore}>
          Add another city
        </Button>
      </div>
    </div>
  );
}
