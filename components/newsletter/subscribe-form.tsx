"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSession } from "@/components/session/session-provider";
import { useLastCity } from "@/components/session/use-last-city";
import type { FormProblem } from "@/lib/client/form-problem";
import { subscribe } from "@/lib/client/subscribe";
import { INVALID_ADDRESS } from "@/lib/contracts/subscription-messages";
import { CITIES, type City, DEFAULT_CITY, NEWSLETTER_CITIES, theCity } from "@/lib/core/cities";
import { joinWithAnd } from "@/lib/core/join-list";
import { Button } from "../ui/button";
import { Input } from "../ui/field";
import { Notice } from "../ui/notice";
import { PillRadios } from "../ui/pill-radios";
import { NO_PROBLEMS, useFormProblems } from "../ui/use-form-problems";
import { AlmostThere, CARD_CLASSES, ConfirmedPanel, ReceivedPanel } from "./subscribed-panels";
import { useReceivedEmails } from "./use-received-emails";

const NOT_SENT = CITIES.filter((city) => !NEWSLETTER_CITIES.includes(city));

type State =
  | { phase: "idle" | "submitting" | "success" | "correcting" }
  | { phase: "error"; problems: readonly FormProblem[] };

type Props = {
  city?: City;
  /** In the account, which shows what its member receives beside it. */
  isOwn?: boolean;
  /** To begin with. */
  email?: string | undefined;
  onSubscribed?: (email: string) => void;
};

/** For the city of its page, else for the one that a member last looked at. Whoever receives it reads that instead. */
export function SubscribeForm({ city: given, isOwn = false, email: first = "", onSubscribed }: Props) {
  const { token } = useSession();
  const [email, setEmail] = useState(first);
  const received = useReceivedEmails(!isOwn)?.filter(({ city }) => given === undefined || city === given);
  const [isMore, setMore] = useState(false);
  const last = useLastCity();
  const [chosen, setCity] = useState<City | null>(null);
  const suggested = given ?? last ?? DEFAULT_CITY;
  const city = chosen ?? (NEWSLETTER_CITIES.includes(suggested) ? suggested : DEFAULT_CITY);
  const [state, setState] = useState<State>({ phase: "idle" });
  const [isConfirmed, setConfirmed] = useState(false);
  const emailField = useRef<HTMLDivElement>(null);
  const problems = state.phase === "error" ? state.problems : NO_PROBLEMS;
  const { form, atField, forForm } = useFormProblems(problems, ["city", "email"]);
  const isBusy = state.phase === "submitting";

  useEffect(() => {
    const params = new URLSearchParams(window.location.search);
    setConfirmed(params.has("confirmed"));
    const left = NEWSLETTER_CITIES.find((each) => each === params.get("city"));
    if (left) setCity(left);
    if (params.get("resubscribe") !== "true") return;
    setMore(true);
    emailField.current?.querySelector("input")?.focus();
  }, []);

  useEffect(() => {
    if (state.phase !== "correcting") return;
    const input = emailField.current?.querySelector("input");
    input?.focus();
    input?.select();
  }, [state]);

  const refuse = (problem: FormProblem) => setState({ phase: "error", problems: [problem] });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (email.trim() === "") return refuse({ field: "email", message: "Enter your email address." });
    if (!event.currentTarget.checkValidity()) return refuse({ field: "email", message: INVALID_ADDRESS });
    setState({ phase: "submitting" });
    const problem = await subscribe(email, city, token);
    if (problem !== null) return refuse(problem);
    setState({ phase: "success" });
    onSubscribed?.(email.trim());
  }

  if (state.phase === "success") {
    return <AlmostThere email={email} city={city} onCorrect={() => setState({ phase: "correcting" })} />;
  }
  // Not under the hands of somebody who has begun to write.
  if (received?.length && !isMore && email === "")
    return <ReceivedPanel emails={received} onMore={() => setMore(true)} />;
  if (isConfirmed) return <ConfirmedPanel onMore={() => setConfirmed(false)} />;
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className={`grid gap-4 ${CARD_CLASSES}`}>
      <PillRadios
        legend="Where do you eat?"
        name="city"
        options={NEWSLETTER_CITIES}
        value={city}
        onChange={setCity}
        isDisabled={isBusy}
        error={atField.city}
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
            error={atField.email}
          />
        </div>
        <Button type="submit" variant="primary" isBusy={isBusy} className="min-h-13">
          {isBusy ? "Subscribing..." : "Subscribe"}
        </Button>
      </div>
      {forForm && <Notice tone="error">{forForm}</Notice>}
      <p className="text-small text-ink-faint">
        The city's guide, every Thursday. We ask you to confirm by email first.
        {` The guides of ${joinWithAnd(NOT_SENT.map(theCity))} aren't sent by email yet.`}
      </p>
    </form>
  );
}
