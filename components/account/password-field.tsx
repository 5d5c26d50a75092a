"use client";

import { type ComponentProps, useState } from "react";
import { PASSWORD_MIN } from "@/lib/contracts/account-rules";
import { Input } from "../ui/field";

type Props = Omit<ComponentProps<typeof Input>, "type" | "aside">;

/** Below a field in which a password is chosen. */
export const NEW_PASSWORD_HINT = `At least ${PASSWORD_MIN} characters. A few words are better than one.`;

/** A password that can be shown: typing blind on a phone causes many failed sign-ins. */
export function PasswordField(props: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <Input
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      labelAside={
        <button
          type="button"
          aria-pressed={isShown}
          disabled={props.disabled}
          onClick={() => setShown(!isShown)}
          className="-my-2 min-h-8 px-1 text-ui font-semibold text-coral-ink underline-offset-4 hover:underline disabled:text-ink-faint"
        >
          {isShown ? "Hide" : "Show"}
        </button>
      }
    />
  );
}
