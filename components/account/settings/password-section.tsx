"use client";

import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { useFormProblems } from "../../ui/use-form-problems";
import { NEW_PASSWORD_HINT, PasswordField } from "../password-field";
import { SettingsSection } from "./settings-section";
import { useAccountChange } from "./use-account-change";

const EMPTY = { current: "", password: "" };

type Props = {
  username: string;
  /** An address that has not said yes yet: its link ends with the password. */
  waiting: string | null;
  onChanged: () => void;
};

export function PasswordSection({ username, waiting, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [ended, setEnded] = useState<string | null>(null);
  const [fields, setFields] = useState(EMPTY);
  const { change, isBusy, isDone, problems, reset } = useAccountChange({
    onDone: () => {
      setFields(EMPTY);
      setOpen(false);
      setEnded(waiting);
      onChanged();
    },
  });
  const { form, atField, forForm } = useFormProblems(problems, ["current", "password"]);
  function submit(event: FormEvent) {
    event.preventDefault();
    change({ path: "/api/account/password", method: "PUT", body: fields });
  }
  const field = (name: keyof typeof EMPTY) => ({
    value: fields[name],
    disabled: isBusy,
    error: atField[name],
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
  });
  return (
    <SettingsSection title="Password">
      <p className="text-ink-soft">
        A new one signs you out everywhere but here
        {waiting !== null && `, and ends the link that we sent to ${waiting}`}.
      </p>
      {isDone && !isOpen && (
        <Notice tone="good">
          Your password is changed. Your other sessions have ended
          {ended !== null && `, and so has the link that we sent to ${ended}: add that address again to get a new one`}.
        </Notice>
      )}
      <div>
        <Button
          isSmall
          aria-expanded={isOpen}
          onClick={() => {
            reset();
            setOpen(!isOpen);
          }}
        >
          Change the password
        </Button>
      </div>
      {isOpen && (
        <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
          {/* For password managers, which store a password with its name. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            {...field("current")}
            label="Current password"
            name="current"
            autoComplete="current-password"
          />
          <PasswordField
            {...field("password")}
            label="New password"
            name="password"
            autoComplete="new-password"
            hint={NEW_PASSWORD_HINT}
          />
          {forForm && <Notice tone="error">{forForm}</Notice>}
          <Button type="submit" variant="primary" isBusy={isBusy} className="justify-self-start">
            {isBusy ? "Changing..." : "Change my password"}
          </Button>
        </form>
      )}
    </SettingsSection>
  );
}
