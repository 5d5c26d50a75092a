"use client";

import Link from "next/link";
import { type FormEvent, useState } from "react";
import type { MarkIntent } from "@/lib/contracts/mark-intent";
import { markReason } from "@/lib/web/mark-reason";
import { signInPaths } from "@/lib/web/return-path";
import { useSession } from "../session/session-provider";
import { useStatusStores } from "../status/status-context";
import { Notice } from "../ui/notice";
import { AuthForm } from "./auth-form";
import { NEW_PASSWORD_HINT, PasswordField } from "./password-field";
import { registrationProblems } from "./registration-problem";
import { useAuthForm } from "./use-auth-form";
import { UsernameField } from "./username-field";

const FIELDS = ["username", "password", "confirmation"] as const;

type Props = {
  claim?: string;
  /** What the claim is for, in a sentence. */
  claimReason: string | null;
  next?: string;
  mark?: MarkIntent;
  /** Of the place, or the guide, that was marked. */
  markedName: string | null;
};

/** It leads on to what a message's link claims, or back to where the reader was going. */
export function RegisterForm({ claim, claimReason, next, mark, markedName }: Props) {
  const { register } = useSession();
  const { notices } = useStatusStores();
  const paths = signInPaths({ claim, next, mark });
  const auth = useAuthForm("Registration failed", FIELDS, paths.afterEntry);
  const { gate, isBusy, form, atField, forForm, authenticate, refuse } = auth;
  const [fields, setFields] = useState({ username: "", password: "", confirmation: "" });

  /** Where nothing that they had pressed before tells that they are in. */
  const welcome = (username: string) =>
    notices.show({
      kind: "done",
      id: "welcome",
      name: `Welcome, ${username}`,
      outcome: "your account is ready",
      undo: null,
      isCarried: true,
    });

  function submit(event: FormEvent) {
    event.preventDefault();
    const problems = registrationProblems(fields);
    if (problems.length > 0) return refuse(problems);
    authenticate(async () => {
      const username = fields.username.trim();
      const done = await register({ username, password: fields.password, mark });
      if (!done.marked && !done.saved) welcome(username);
      return done;
    });
  }

  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
    error: atField[name],
    disabled: isBusy,
  });

  return (
    <AuthForm
      ref={form}
      gate={gate}
      onSubmit={submit}
      error={forForm}
      isBusy={isBusy}
      label={isBusy ? "Creating account..." : "Register"}
      alternative={
        <Link href={paths.login} className="link inline-flex min-h-6 pointer-coarse:touch-6 items-center">
          Already have an account? Sign in
        </Link>
      }
    >
      {claimReason && <Notice tone="info">{claimReason}</Notice>}
      {isForGuide(next) && <Notice tone="info">Your words are kept. Sign up, and your guide is next.</Notice>}
      {mark && !claim && <Notice tone="info">{markReason("Sign up", mark, markedName)}</Notice>}
      <UsernameField
        {...field("username")}
        hint="3 to 30 letters, digits, dots, underscores or hyphens, without spaces."
      />
      <PasswordField
        {...field("password")}
        label="Password"
        name="password"
        autoComplete="new-password"
        hint={NEW_PASSWORD_HINT}
      />
      <PasswordField
        {...field("confirmation")}
        label="Confirm password"
        name="confirmation"
        autoComplete="new-password"
      />
      <p className="text-small text-ink-faint">
        No email address is needed here. Without one, a forgotten password can't be replaced: you can add yours later,
        on your account page.
      </p>
    </AuthForm>
  );
}

/** Whether it leads on to the dialog in which a guide is made, with what was asked. */
const isForGuide = (next = ""): boolean => Boolean(new URLSearchParams(next.split("?")[1]).get("wish"));
