"use client";

import Link from "next/link";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button";
import { Input } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { useFormProblems } from "../../ui/use-form-problems";
import { AuthForm } from "../auth-form";
import { useCall } from "./use-call";

const RESET_API = "/api/auth/password-reset";

/** Asks for the way to a new password. What it says afterwards is the same for any name. */
export function ForgotForm({ supportEmail }: { supportEmail: string }) {
  const [account, setAccount] = useState("");
  const [phase, setPhase] = useState<"new" | "asked" | "correcting">("new");
  const { call, problems, isBusy } = useCall(RESET_API);
  const { form, atField, forForm } = useFormProblems(problems, ["account"]);

  useEffect(() => {
    if (phase !== "correcting") return;
    const input = form.current?.querySelector<HTMLInputElement>("input[name='account']");
    input?.focus();
    input?.select();
  }, [phase, form]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await call({ account })) setPhase("asked");
  }

  if (phase === "asked") {
    return <Requested account={account} supportEmail={supportEmail} onCorrect={() => setPhase("correcting")} />;
  }
  return (
    <AuthForm
      ref={form}
      gate="open"
      onSubmit={submit}
      error={forForm}
      isBusy={isBusy}
      label={isBusy ? "Sending..." : "Send me a link"}
      alternative={<BackToSignIn />}
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

const BackToSignIn = () => (
  <Link href="/login" className="link inline-flex min-h-6 pointer-coarse:touch-6 items-center">
    Back to sign in
  </Link>
);

type RequestedProps = {
  account: string;
  supportEmail: string;
  /** Leads back to the form. */
  onCorrect: () => void;
};

/** Replaces the form, and takes the focus that was in it. */
function Requested({ account, supportEmail, onCorrect }: RequestedProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { call, problems, isBusy, isDone } = useCall(RESET_API);
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
      {isDone && <Notice tone="good">Asked again. The newest link is the one to open.</Notice>}
      {problems[0] && <Notice tone="error">{problems[0].message}</Notice>}
      <div className="flex flex-wrap items-center gap-2">
        {!isDone && (
          <Button isSmall isBusy={isBusy} onClick={() => call({ account })}>
            {isBusy ? "Sending..." : "Send it again"}
          </Button>
        )}
        <Button isSmall variant="quiet" disabled={isBusy} onClick={onCorrect}>
          Use another name or address
        </Button>
      </div>
      <p className="text-ui">
        <BackToSignIn />
      </p>
    </div>
  );
}
