"use client";

import { useState } from "react";
import { EmailSection } from "./email-section";
import { PasswordSection } from "./password-section";

type Props = { username: string; email: string | null; pendingEmail: string | null };

/** The address and the password. A new password ends the link that asks an address, so both know which one waits. */
export function SignInSections({ username, email, pendingEmail }: Props) {
  /** What was asked here, before the page knows of it; null once it is forgotten. */
  const [asked, setAsked] = useState<string | null>();
  const pending = asked === undefined ? pendingEmail : asked;
  const waiting = pending === email ? null : pending;
  return (
    <>
      <EmailSection email={email} waiting={waiting} onAsked={setAsked} />
      <PasswordSection username={username} waiting={waiting} onChanged={() => setAsked(null)} />
    </>
  );
}
