"use client";

import Link from "next/link";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Input } from "../../ui/field";
import { useFormProblems } from "../../ui/use-form-problems";
import { AuthForm } from "../auth-form";
import { useCall } from "./use-call";

/** Asks for the way to a new password. What it says afterwards is the same for any name. */
export function ForgotForm({ supportEmail }: { supportEmail: string }) {
  const [account, setAccount] = useState("");
  const { call, problems, isBusy, isDone } = useCall("/api/auth/password-reset");
  const { form, atField, forForm } = useFormProblems(problems, ["account"]);

  function submit(event: FormEvent) {
    event.preventDefault();
    call({ account });
  }

  if (isDone) return <Requested account={account} supportEmail={supportEmail} />;
  return (
    <AuthForm
      ref={form}
      gate="open"
      onSubmit={submit}
      error={forForm}
      isBusy={isBusy}
      label={isBusy ? "Sending..." : "Send me a link"}
      alternative={
        <Link href="/login" className="link inline-flex min-h-6 pointer-coarse:touch-6 items-center">
          Back to sign in
        </Link>
      }
    >
      <Input
        label="Username or email address"
        type="text"
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        maxLength={254}
        value={account}
        disabled={isBusy}
        error={atField.account}
        onChange={(event) => setAccount(event.target.value)}
      />
    </AuthForm>
  );
}

/** Replaces the form, and takes the focus that was in it. */
function Requested({ account, supportEmail }: { account: string; supportEmail: string }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} role="status" className="grid gap-3 rounded-card bg-raised p-5 shadow-float md:p-8">
      <h2 className="text-h3">Look in your mailbox</h2>
      <p className="wrap-anywhere">
        If there is an account for {account.trim()}, and we know its email address, a link is on its way. It works once,
        for an hour.
      </p>
      <p className="text-ui text-ink-soft">
        Nothing there? Your account may have no address. Write to{" "}
        <a href={`mailto:${supportEmail}`} className="link wrap-anywhere">
          {supportEmail}
        </a>
        .
      </p>
    </div>
  );
}
