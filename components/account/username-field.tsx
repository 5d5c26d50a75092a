import type { ComponentProps } from "react";
import { Input } from "../ui/field";

/** A username as a phone's keyboard should treat it: not as the beginning of a sentence. */
export function UsernameField(props: Omit<ComponentProps<typeof Input>, "label" | "type">) {
  return (
    <Input
      {...props}
      label="Username"
      type="text"
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  );
}
