"use client";

import Link from "next/link";
import { type FormEvent, useState } from "react";
import { callApi } from "@/lib/client/api-client";
import { errorMessage } from "@/lib/client/error-message";
import { clearStoredSession } from "@/lib/client/stored-session";
import { PASSWORD_MIN } from "@/lib/contracts/account-rules";
import { AuthForm } from "../auth-form";
import { PasswordField } from "../password-field";

/** A new password for the account that a link was sent for. It leads to the sign-in. */
export function ResetForm({ token, username }: { token: string; username: string }) {
  const [password, setPassword] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      await callApi("/api/auth/password-reset", { method: "PUT", body: { token, password } });
      clearStoredSession();
      window.location.replace("/login?done=reset");
    } catch (failure) {
      setError(errorMessage(failure));
      setBusy(false);
    }
  }

  return (
    <AuthForm
      gate="open"
      onSubmit={submit}
      error={error}
      isBusy={isBusy}
      label={isBusy ? "Saving..." : "Save my new password"}
      alternative={
        <Link href="/login" className="link">
          Back to log in
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
        hint={`At least ${PASSWORD_MIN} characters. A few words are better than one.`}
        value={password}
        disabled={isBusy}
        onChange={(event) => setPassword(event.target.value)}
      />
    </AuthForm>
  );
}
