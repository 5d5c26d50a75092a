import type { ComponentProps } from "react";
import { Input } from "../ui/field";

/** A username field in which phone keyboards neither capitalize nor correct. */
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
