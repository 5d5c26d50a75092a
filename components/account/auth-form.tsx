import { type FormEventHandler, type ReactNode, useEffect, useRef } from "react";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { SpinnerPanel } from "../ui/spinner";

type Props = {
  gate: "checking" | "open" | "barred";
  onSubmit: FormEventHandler<HTMLFormElement>;
  error: string | null;
  isBusy: boolean;
  label: string;
  /** What is wrong with fields: a new value takes the reader to the first of them. */
  problems?: object;
  children: ReactNode;
  /** The link to the other form. */
  alternative: ReactNode;
};

const COOKIES_BLOCKED =
  "You are signed in, but this browser keeps no cookie for Kumquat, and our pages need one to know you. Allow cookies for this site, then sign in again.";

/** The raised sheet of /login and /register: a spinner until the sign-in state is known, then the form. */
export function AuthForm({ gate, onSubmit, error, isBusy, label, problems, children, alternative }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problems) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [problems]);
  if (gate === "checking") return <SpinnerPanel label="One moment..." />;
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="grid gap-5 rounded-card bg-raised p-5 shadow-float md:p-8"
    >
      {gate === "barred" && <Notice tone="info">{COOKIES_BLOCKED}</Notice>}
      {children}
      {error && <Notice tone="error">{error}</Notice>}
      <Button type="submit" variant="primary" isBusy={isBusy} className="w-full">
        {label}
      </Button>
      <p className="text-ui text-ink-soft">{alternative}</p>
    </form>
  );
}
