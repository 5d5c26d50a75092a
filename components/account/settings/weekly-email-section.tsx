"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { WeeklyEmail } from "@/lib/contracts/weekly-email";
import { SubscribeForm } from "../../newsletter/subscribe-form";
import { Button } from "../../ui/button";
import { SettingsSection } from "./settings-section";
import { WeeklyEmailRow } from "./weekly-email-row";

/** The weekly email that is linked to the account: which city's goes where, and the ways to change, leave and join. */
export function WeeklyEmailSection({ emails }: { emails: WeeklyEmail[] }) {
  const router = useRouter();
  const isReceived = emails.some(({ state }) => state !== "cancelled");
  const [isOpen, setOpen] = useState(false);
  const own = emails.find(({ state }) => state === "confirmed") ?? emails[0];
  const isLinked = (address: string) => emails.some(({ email }) => email.toLowerCase() === address.toLowerCase());
  return (
    <SettingsSection title="Weekly email" anchor="weekly-email">
      {!isReceived && (
        <p className="text-ink-soft">
          No weekly email is linked to your account. Subscribe here: once you confirm, you are asked whether to link it.
          If you get one already, press a link under any place in it while you are signed in.
        </p>
      )}
      {emails.length > 0 && (
        <ul className="border-t border-rule">
          {emails.map((each) => (
            <WeeklyEmailRow key={each.id} weekly={each} />
          ))}
        </ul>
      )}
      {isReceived && (
        <div>
          <Button isSmall aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Add a city
          </Button>
        </div>
      )}
      {(isOpen || !isReceived) && (
        <SubscribeForm
          isOwn
          email={own?.email}
          onSubscribed={(address) => {
            if (!isLinked(address)) return;
            setOpen(false);
            router.refresh();
          }}
        />
      )}
    </SettingsSection>
  );
}
