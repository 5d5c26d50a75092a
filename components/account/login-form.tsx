"use client";

import Link from "next/link";
import { type FormEvent, useEffect, useState } from "react";
import type { MarkIntent } from "@/lib/contracts/mark-intent";
import { signInPaths } from "@/lib/web/return-path";
import { useSession } from "../session/session-provider";
import { Notice } from "../ui/notice";
import { AuthForm } from "./auth-form";
import { PasswordField } from "./password-field";
import { useAuthForm } from "./use-auth-form";
import { UsernameField } from "./username-field";

/** No username has an "@". */
const NOT_AN_ADDRESS =
  "Sign in with your username, not your email address. “Forgot your password?” sends you an email that tells you your username.";

type Props = { claim?: string; next?: string; mark?: MarkIntent };

/** An address may name who signs in, in its fragment, which no server sees. It leads on to what a message's link claims, or back to where the reader was going. */
export function LoginForm({ claim, next, mark }: Props) {
  const { signIn } = useSession();
  const paths = signInPaths({ claim, next, mark });
  const { gate, isBusy, error, authenticate, setError } = useAuthForm("Login failed", paths.afterEntry);
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");

  useEffect(() => {
    const named = new URLSearchParams(window.location.hash.slice(1)).get("username");
    if (named) setUsername((typed) => typed || named);
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (username.trim() === "" || password === "") return setError("Enter your username and your password.");
    if (username.includes("@")) return setError(NOT_AN_ADDRESS);
    authenticate(() => signIn({ username, password, mark }));
  }

  return (
    <AuthForm
      gate={gate}
      onSubmit={submit}
      error={error}
      isBusy={isBusy}
      label={isBusy ? "Signing in..." : "Sign in"}
      alternative={
        <>
          <Link href="/login/forgot" className="link mb-2 flex min-h-6 w-fit items-center">
            Forgot your password?
          </Link>
          New here?{" "}
          <Link href={paths.register} className="link inline-flex min-h-6 items-center">
            Sign up
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
    </AuthForm>
  );
}
