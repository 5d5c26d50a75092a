"use client";

import { type FormEvent, useState } from "react";
import type { WeeklyEmail } from "@/lib/contracts/weekly-email";
import { NEWSLETTER_CITIES } from "@/lib/core/cities";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { PillRadios } from "../../ui/pill-radios";
import { useAccountChange } from "./use-account-change";

/** One subscription: where it goes, or why it doesn't, and what can be done about that. */
export function WeeklyEmailRow({ weekly }: { weekly: WeeklyEmail }) {
  const { id, email, city, state } = weekly;
  const [isOpen, setOpen] = useState(false);
  const [isAskedAgain, setAskedAgain] = useState(false);
  const { change, isBusy, error } = useAccountChange();
  const path = `/api/account/weekly-emails/${id}`;
  const ofCity = <span className="sr-only">: the {city} guide</span>;
  const subscribe = () => {
    setAskedAgain(true);
    change(
      { path: "/api/email/subscribe", method: "POST", body: { email, city } },
      { onError: () => setAskedAgain(false) },
    );
  };
  return (
    <li className="grid gap-3 border-b border-rule py-4">
      <p>
        <span className="block font-semibold">{city}</span>
        <span className="block text-ui text-ink-soft wrap-anywhere">{lineOf(weekly)}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        {state === "confirmed" && (
          <Button isSmall aria-expanded={isOpen} disabled={isBusy} onClick={() => setOpen(!isOpen)}>
            Change the city
            {ofCity}
          </Button>
        )}
        {state === "pending" && !isAskedAgain && (
          <Button isSmall isBusy={isBusy} onClick={subscribe}>
            Send it again
            {ofCity}
          </Button>
        )}
        {state === "cancelled" && (
          <Button isSmall isBusy={isBusy} onClick={subscribe}>
            Subscribe again
            {ofCity}
          </Button>
        )}
        {state !== "cancelled" && (
          <Button isSmall variant="quiet" disabled={isBusy} onClick={() => change({ path, method: "DELETE" })}>
            {state === "pending" ? "Take it back" : "Leave"}
            {ofCity}
          </Button>
        )}
      </div>
      {isOpen && state === "confirmed" && (
        <CityForm
          city={city}
          isBusy={isBusy}
          onSave={(to) => change({ path, method: "PUT", body: { city: to } }, { onSuccess: () => setOpen(false) })}
        />
      )}
      {isAskedAgain && state === "pending" && !isBusy && (
        <Notice tone="good">Sent to {email}. The newest link is the one to open.</Notice>
      )}
      {error && <Notice tone="error">{error}</Notice>}
    </li>
  );
}

function lineOf({ email, state }: WeeklyEmail): string {
  if (state === "confirmed") return `Goes to ${email}, every Thursday.`;
  if (state === "pending") return `Waits for a yes: open the link that we sent to ${email}.`;
  if (state === "undeliverable") return `Our messages to ${email} came back, so we have stopped writing to it.`;
  return `You have left: ${email} doesn't get it anymore.`;
}

type CityFormProps = { city: WeeklyEmail["city"]; isBusy: boolean; onSave: (city: WeeklyEmail["city"]) => void };

function CityForm({ city, isBusy, onSave }: CityFormProps) {
  const [chosen, setChosen] = useState(city);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen !== city) onSave(chosen);
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <PillRadios
        legend="Where do you eat?"
        name="weekly-city"
        options={NEWSLETTER_CITIES}
        value={chosen}
        onChange={setChosen}
        isDisabled={isBusy}
      />
      <Button type="submit" isSmall variant="primary" isBusy={isBusy} className="justify-self-start">
        {isBusy ? "Saving..." : "Save the city"}
      </Button>
    </form>
  );
}
