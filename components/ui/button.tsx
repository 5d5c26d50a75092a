import type { ComponentProps, MouseEvent } from "react";
import { type ButtonStyle, buttonClasses } from "./button-classes";
import { Spinner } from "./spinner";

type ButtonProps = ButtonStyle & { isBusy?: boolean } & ComponentProps<"button">;

/** While busy it has a spinner, does nothing and keeps the focus; its label says what is happening ("Subscribing..."). */
export function Button(props: ButtonProps) {
  const { variant, isSmall, padding, ink, className, isBusy = false, disabled, onClick, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? doNothing : onClick}
      className={buttonClasses({ variant, isSmall, padding, ink, className }, disabled || isBusy)}
    >
      {isBusy && <Spinner size={18} />}
      {children}
    </button>
  );
}

/** Return in a field presses its form's button, too. */
const doNothing = (event: MouseEvent) => event.preventDefault();
