"use client";

import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { useFormProblems } from "../../ui/use-form-problems";
import { PasswordField } from "../password-field";
import { ChangeEmailForm } from "./change-email-form";
import { PendingEmail } from "./pending-email";
import { SettingsSection } from "./settings-section";
import { useAccountChange } from "./use-account-change";

type Props = {
  email: string | null;
  /** An address that was asked and has not said yes. */
  waiting: string | null;
  onAsked: (email: string | null) => void;
};

/** The account's address: added or changed by the yes of its mailbox, or removed. */
export function EmailSection({ email, waiting, onAsked }: Props) {
  const [open, setOpen] = useState<"change" | "again" | "remove" | null>(null);
  return (
    <SettingsSection title="Email address">
      {email === null ? (
        <p className="text-ink-soft">
          With an address, you can sign in by it, and choose a new password when you forget yours. We use it for nothing
          else and show it to nobody. The weekly email has an address of its own.
        </p>
      ) : (
        <p>
          <strong className="font-semibold wrap-anywhere">{email}</strong>
          <span className="block text-ui text-ink-soft">
            For signing in and a forgotten password. Nobody else sees it.
          </span>
        </p>
      )}
      {waiting !== null && (
        <PendingEmail
          key={waiting}
          email={waiting}
          onSendAgain={() => setOpen(open === "again" ? null : "again")}
          onForgotten={() => onAsked(null)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button isSmall aria-expanded={open === "change"} onClick={() => setOpen(open === "change" ? null : "change")}>
          {email !== null ? "Change the address" : waiting === null ? "Add an address" : "Use another address"}
        </Button>
        {email !== null && (
          <Button
            isSmall
            variant="quiet"
            aria-expanded={open === "remove"}
            onClick={() => setOpen(open === "remove" ? null : "remove")}
          >
            Remove it
          </Button>
        )}
      </div>
      {(open === "change" || (open === "again" && waiting !== null)) && (
        <ChangeEmailForm
          key={open}
          email={open === "again" ? (waiting ?? "") : ""}
          onAsked={(address) => {
            onAsked(address);
            setOpen(null);
          }}
        />
      )}
      {open === "remove" && email !== null && <RemoveForm />}
    </SettingsSection>
  );
}

function RemoveForm() {
  const [password, setPassword] = useState("");
  const { change, isBusy, problems } = useAccountChange();
  const { form, atField, forForm } = useFormProblems(problems, ["password"]);
  function submit(event: FormEvent) {
    event.preventDefault();
    change({ path: "/api/account/email", method: "DELETE", body: { password } });
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <PasswordField
        label="Current password"
        name="password"
        autoComplete="current-password"
        hint="Without an address, a forgotten password can't be replaced."
        value={password}
        disabled={isBusy}
        error={atField.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {forForm && <Notice tone="error">{forForm}</Notice>}
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {isBusy ? "Removing..." : "Remove the address"}
      </Button>
    </form>
  );
}
