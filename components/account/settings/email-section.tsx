"use client";

import { type FormEvent, useState } from "react";
import { EMAIL_LINK_HOURS } from "@/lib/contracts/account-settings";
import { Button } from "../../ui/button";
import { Input } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { PasswordField } from "../password-field";
import { SettingsSection } from "./settings-section";
import { useAccountChange } from "./use-account-change";

/** The account's address: added or changed by the yes of its mailbox, or removed. */
export function EmailSection({ email }: { email: string | null }) {
  const [open, setOpen] = useState<"change" | "remove" | null>(null);
  return (
    <SettingsSection title="Email address">
      {email === null ? (
        <p className="text-ink-soft">
          Without one, a forgotten password can't be replaced. We write to it for that alone, nobody else sees it, and
          the weekly email has its own.
        </p>
      ) : (
        <p>
          <strong className="font-semibold wrap-anywhere">{email}</strong>
          <span className="block text-ui text-ink-soft">For a forgotten password alone. Nobody else sees it.</span>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button isSmall aria-expanded={open === "change"} onClick={() => setOpen(open === "change" ? null : "change")}>
          {email === null ? "Add an address" : "Change it"}
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
      {open === "change" && <ChangeForm />}
      {open === "remove" && email !== null && <RemoveForm />}
    </SettingsSection>
  );
}

function ChangeForm() {
  const [fields, setFields] = useState({ email: "", password: "" });
  const { change, isBusy, isDone, error } = useAccountChange();
  function submit(event: FormEvent) {
    event.preventDefault();
    change({ path: "/api/account/email", method: "POST", body: fields });
  }
  if (isDone) {
    return (
      <Notice tone="good">
        We wrote to {fields.email}. Open the link there within {EMAIL_LINK_HOURS} hours, and the address is yours.
      </Notice>
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Input
        label="New email address"
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={254}
        value={fields.email}
        disabled={isBusy}
        onChange={(event) => setFields({ ...fields, email: event.target.value })}
      />
      <PasswordField
        label="Current password"
        name="password"
        autoComplete="current-password"
        value={fields.password}
        disabled={isBusy}
        onChange={(event) => setFields({ ...fields, password: event.target.value })}
      />
      {error && <Notice tone="error">{error}</Notice>}
      <Button type="submit" variant="primary" isBusy={isBusy} className="justify-self-start">
        {isBusy ? "Sending..." : "Send the link"}
      </Button>
    </form>
  );
}

function RemoveForm() {
  const [password, setPassword] = useState("");
  const { change, isBusy, error } = useAccountChange();
  function submit(event: FormEvent) {
    event.preventDefault();
    change({ path: "/api/account/email", method: "DELETE", body: { password } });
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <PasswordField
        label="Current password"
        name="password"
        autoComplete="current-password"
        hint="Without an address, a forgotten password can't be replaced."
        value={password}
        disabled={isBusy}
        onChange={(event) => setPassword(event.target.value)}
      />
      {error && <Notice tone="error">{error}</Notice>}
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {isBusy ? "Removing..." : "Remove the address"}
      </Button>
    </form>
  );
}
