"use client";

import { type FormEvent, useState } from "react";
import { clearStoredSession } from "@/lib/client/stored-session";
import { joinWithAnd } from "@/lib/core/join-list";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { PillRadios } from "../../ui/pill-radios";
import { useFormProblems } from "../../ui/use-form-problems";
import { PasswordField } from "../password-field";
import { UsernameField } from "../username-field";
import { SettingsSection } from "./settings-section";
import { useAccountChange } from "./use-account-change";

const KEEP = "Keep it coming";
const END = "End it too";

type Props = { username: string; cities: string[] };

/** The end of an account: what goes, what stays, and the password and name that it takes. */
export function DeleteSection({ username, cities }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection title="Delete my account">
      <p className="text-ink-soft">
        Your places, your lists, your email address, your imports and every session go at once, and don't come back.
        Guides made from your wishes stay public, but your name and your wish are taken off them, and so is any quote of
        your wish that we couldn't act on. The rest of a guide's text stays. Guides you hid from others are deleted.
      </p>
      <div>
        <Button isSmall aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Delete my account
        </Button>
      </div>
      {isOpen && <DeleteForm username={username} cities={cities} />}
    </SettingsSection>
  );
}

function DeleteForm({ username, cities }: Props) {
  const [fields, setFields] = useState({ username: "", password: "" });
  const [fate, setFate] = useState(END);
  const { change, isBusy, isDone, problems } = useAccountChange({ onDone: leave });
  const { form, atField, forForm } = useFormProblems(problems, ["username", "password"]);
  function submit(event: FormEvent) {
    event.preventDefault();
    const subscription = fate === KEEP ? "keep" : "end";
    change({ path: "/api/account", method: "DELETE", body: { ...fields, subscription } });
  }
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    disabled: isBusy || isDone,
    error: atField[name],
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
  });
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      {cities.length > 0 && (
        <PillRadios
          legend={`The weekly email for ${joinWithAnd(cities)}`}
          name="subscription"
          options={[END, KEEP]}
          value={fate}
          onChange={setFate}
          isDisabled={isBusy || isDone}
        />
      )}
      <UsernameField {...field("username")} autoComplete="off" hint={`Type ${username} to be sure.`} />
      <PasswordField {...field("password")} label="Password" name="password" autoComplete="current-password" />
      {forForm && <Notice tone="error">{forForm}</Notice>}
      <Button type="submit" variant="solid" isBusy={isBusy || isDone} className="justify-self-start">
        {isBusy ? "Deleting..." : "Delete it for good"}
      </Button>
    </form>
  );
}

/** A full navigation, since this page belongs to nobody any more. */
function leave(): void {
  clearStoredSession();
  window.location.assign("/login?done=deleted");
}
