"use client";

import Link from "next/link";
import { type FormEvent, useEffect, useState } from "react";
import type { FormProblem } from "@/lib/client/form-problem";
import type { MarkIntent } from "@/lib/contracts/mark-intent";
import { signInPaths } from "@/lib/web/return-path";
import { useSession } from "../session/session-provider";
import { Notice } from "../ui/notice";
import { AuthForm } from "./auth-form";
import { PasswordField } from "./password-field";
import { useAuthForm } from "./use-auth-form";
import { UsernameField } from "./username-field";

type Props = { claim?: string; claimReason: string | null; next?: string; mark?: MarkIntent };

/** An address may name who signs in, in its fragment, which no server sees. It leads on to what a message's link claims, or back to where the reader was going. */
export function LoginForm({ claim, claimReason, next, mark }: Props) {
  const { signIn } = useSession();
  const paths = signInPaths({ claim, next, mark });
  const auth = useAuthForm("Login failed", ["username", "password"], paths.afterEntry);
  const { gate, isBusy, form, atField, forForm, authenticate, refuse } = auth;
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");

  useEffect(() => {
    const named = new URLSearchParams(window.location.hash.slice(1)).get("username");
    if (named) setUsername((typed) => typed || named);
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = missingEntry(username.trim(), password);
    if (missing) return refuse([missing]);
    authenticate(() => signIn({ username, password, mark }));
  }

  return (
    <AuthForm
      ref={form}
      gate={gate}
      onSubmit={submit}
      error={forForm}
      isBusy={isBusy}
      label={isBusy ? "Signing in..." : "Sign in"}
      alternative={
        <>
          <Link
            href="/login/forgot"
            className="link mb-2 pointer-coarse:relative pointer-coarse:-mt-2.5 pointer-coarse:mb-2.5 flex min-h-6 pointer-coarse:min-h-11 w-fit items-center"
          >
            Forgot your password?
          </Link>
          New here?{" "}
          <Link href={paths.register} className="link inline-flex min-h-6 pointer-coarse:touch-6 items-center">
            Sign up
          </Link>
        </>
      }
    >
      {claimReason && <Notice tone="info">{claimReason}</Notice>}
      <UsernameField
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        disabled={isBusy}
        error={atField.username}
        hint="Or the email address of your account."
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        disabled={isBusy}
        error={atField.password}
      />
    </AuthForm>
  );
}

function missingEntry(username: string, password: string): FormProblem | null {
  if (username !== "") return password === "" ? { field: "password", message: "Enter your password." } : null;
  const message = password === "" ? "Enter your username and your password." : "Enter your username.";
  return { field: "username", message };
}
