"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSession } from "@/components/session/session-provider";
import { subscribe } from "@/lib/client/subscribe";
import { type City, DEFAULT_CITY, NEWSLETTER_CITIES } from "@/lib/core/cities";
import { Button } from "../ui/button";
import { Input } from "../ui/field";
import { Notice } from "../ui/notice";
import { PillRadios } from "../ui/pill-radios";

type State = { phase: "idle" | "submitting" | "success" } | { phase: "error"; message: string };

const CARD_CLASSES = "max-w-160 rounded-card bg-raised px-5 py-5.5 shadow-float md:p-7";

export function SubscribeForm({ city: suggested = DEFAULT_CITY }: { city?: City }) {
  const { token } = useSession();
  const [email, setEmail] = useState("");
  const [city, setCity] = useState<City>(NEWSLETTER_CITIES.includes(suggested) ? suggested : DEFAULT_CITY);
  const [state, setState] = useState<State>({ phase: "idle" });
  const emailField = useRef<HTMLDivElement>(null);
  const isBusy = state.phase === "submitting";

  useEffect(() => {
    const resubscribe = new URLSearchParams(window.location.search).get("resubscribe");
    if (resubscribe === "true") emailField.current?.querySelector("input")?.focus();
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setState({ phase: "submitting" });
    const failure = await subscribe(email, city, token);
    setState(failure === null ? { phase: "success" } : { phase: "error", message: failure });
  }

  if (state.phase === "success") return <SubscribedPanel />;
  return (
    <form method="post" onSubmit={submit} className={`grid gap-4 ${CARD_CLASSES}`}>
      <PillRadios
        legend="Where do you eat?"
        name="city"
        options={NEWSLETTER_CITIES}
        value={city}
        onChange={setCity}
        isDisabled={isBusy}
      />
      <div className="grid gap-4 md:grid-cols-[1fr_auto] md:items-end md:gap-3">
        <div ref={emailField}>
          <Input
            label="Email"
            type="email"
            name="email"
            autoComplete="email"
            placeholder="you@example.com"
            required
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            disabled={isBusy}
          />
        </div>
        <Button type="submit" variant="primary" isBusy={isBusy} className="min-h-13">
          {isBusy ? "Subscribing..." : "Subscribe"}
        </Button>
      </div>
      {state.phase === "error" && <Notice tone="error">{state.message}</Notice>}
      <p className="text-small text-ink-faint">One guide, every Thursday. We ask you to confirm by email first.</p>
    </form>
  );
}

/** Replaces the form, and takes the focus that was in it. */
function SubscribedPanel() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} role="status" className={`grid min-h-60 content-center gap-1.5 ${CARD_CLASSES}`}>
      <h2 className="text-h2">Almost there!</h2>
      <p>Check your email to confirm your subscription.</p>
    </div>
  );
}
