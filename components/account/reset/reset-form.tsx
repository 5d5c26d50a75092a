"use client";

import Link from "next/link";
import { type FormEvent, useState } from "react";
import { clearStoredSession } from "@/lib/client/stored-session";
import { useFormProblems } from "../../ui/use-form-problems";
import { AuthForm } from "../auth-form";
import { NEW_PASSWORD_HINT, PasswordField } from "../password-field";
import { useCall } from "./use-call";

/** A new password for the account that a link was sent for. It leads to the sign-in. */
export function ResetForm({ token, username }: { token: string; username: string }) {
  const [password, setPassword] = useState("");
  const { call, problems, isBusy, isDone } = useCall("/api/auth/password-reset", "PUT");
  const { form, atField, forForm } = useFormProblems(problems, ["password"]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!(await call({ token, password }))) return;
    clearStoredSession();
    window.location.replace(`/login?done=reset#${new URLSearchParams({ username })}`);
  }

  return (
    <AuthForm
      ref={form}
      gate="open"
      onSubmit={submit}
      error={forForm}
      isBusy={isBusy || isDone}
      label={isBusy || isDone ? "Saving..." : "Save my new password"}
      alternative={
        <Link href="/login" className="link inline-flex min-h-6 pointer-coarse:touch-6 items-center">
          Back to sign in
        </Link>
      }
    >
      <p>
        For the account <strong className="font-semibold wrap-anywhere">{username}</strong>.
      </p>
      {/* For password managers, which store a password with its name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={NEW_PASSWORD_HINT}
        value={password}
        disabled={isBusy || isDone}
        error={atField.password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </AuthForm>
  );
}
