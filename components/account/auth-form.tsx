import type { FormEventHandler, ReactNode, RefObject } from "react";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { SpinnerPanel } from "../ui/spinner";

type Props = {
  ref: RefObject<HTMLFormElement | null>;
  gate: "checking" | "open" | "barred";
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** What stopped it that no field says. */
  error: string | null;
  isBusy: boolean;
  label: string;
  children: ReactNode;
  /** The link to the other form. */
  alternative: ReactNode;
};

const COOKIES_BLOCKED =
  "You are signed in, but this browser keeps no cookie for Kumquat, and our pages need one to know you. Allow cookies for this site, then sign in again.";

/** The raised sheet of /login and /register: a spinner until the sign-in state is known, then the form. */
export function AuthForm({ ref, gate, onSubmit, error, isBusy, label, children, alternative }: Props) {
  if (gate === "checking") return <SpinnerPanel label="One moment..." />;
  return (
    <form
      ref={ref}
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
