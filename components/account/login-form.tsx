"use client";

import Link from "next/link";
import { type FormEvent, useState } from "react";
import { claimAddresses } from "@/lib/newsletter/claim-addresses";
import { useSession } from "../session/session-provider";
import { Notice } from "../ui/notice";
import { EntryForm } from "./entry-form";
import { PasswordField } from "./password-field";
import { useEntry } from "./use-entry";
import { UsernameField } from "./username-field";

export function LoginForm({ claim }: { claim?: string }) {
  const { signIn } = useSession();
  const ways = claimAddresses(claim);
  const { door, isBusy, error, enter, setError } = useEntry("Login failed", ways.afterEntry);
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (username.trim() === "" || password === "") return setError("Enter your username and your password.");
    enter(() => signIn(username, password));
  }

  return (
    <EntryForm
      door={door}
      onSubmit={submit}
      error={error}
      isBusy={isBusy}
      label={isBusy ? "Signing in..." : "Sign in"}
      otherwise={
        <>
          New here?{" "}
          <Link href={ways.register} className="link">
            Create an account
          </Link>
        </>
      }
    >
      {claim && <Notice tone="info">Your pick is kept. Sign in, and we ask whether to put it on your map.</Notice>}
      <UsernameField value={username} onChange={(event) => setUsername(event.target.value)} disabled={isBusy} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        disabled={isBusy}
      />
    </EntryForm>
  );
}
