"use client";

import { type FormEvent, useEffect, useState } from "react";
import { Button } from "../../ui/button";
import { Input } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { useFormProblems } from "../../ui/use-form-problems";
import { PasswordField } from "../password-field";
import { useAccountChange } from "./use-account-change";

type Props = { /** To begin with. */ email: string; onAsked: (email: string) => void };

/** Asks an address whether it should belong to the account. It opens on request, so its first empty field is next. */
export function ChangeEmailForm({ email, onAsked }: Props) {
  const [fields, setFields] = useState({ email, password: "" });
  const { change, isBusy, problems } = useAccountChange({ onDone: () => onAsked(fields.email.trim()) });
  const { form, atField, forForm } = useFormProblems(problems, ["email", "password"]);
  useEffect(() => form.current?.querySelector<HTMLInputElement>("input[value='']")?.focus(), [form]);
  function submit(event: FormEvent) {
    event.preventDefault();
    change({ path: "/api/account/email", method: "POST", body: fields });
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Input
        label="New email address"
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={254}
        value={fields.email}
        disabled={isBusy}
        error={atField.email}
        onChange={(event) => setFields({ ...fields, email: event.target.value })}
      />
      <PasswordField
        label="Current password"
        name="password"
        autoComplete="current-password"
        value={fields.password}
        disabled={isBusy}
        error={atField.password}
        onChange={(event) => setFields({ ...fields, password: event.target.value })}
      />
      {forForm && <Notice tone="error">{forForm}</Notice>}
      <Button type="submit" variant="primary" isBusy={isBusy} className="justify-self-start">
        {isBusy ? "Sending..." : "Send the link"}
      </Button>
    </form>
  );
}
