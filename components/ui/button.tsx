import type { ComponentProps } from "react";
import { type ButtonStyle, buttonClasses } from "./button-classes";
import { Spinner } from "./spinner";

type ButtonProps = ButtonStyle & { isBusy?: boolean } & ComponentProps<"button">;

/** While busy it is disabled and has a spinner; its label says what is happening ("Subscribing..."). */
export function Button(props: ButtonProps) {
  const { variant, isSmall, padding, ink, className, isBusy = false, disabled, children, ...rest } = props;
  const isOff = disabled || isBusy;
  return (
    <button
      type="button"
      {...rest}
      disabled={isOff}
      aria-busy={isBusy || undefined}
      className={buttonClasses({ variant, isSmall, padding, ink, className }, isOff)}
    >
      {isBusy && <Spinner size={18} />}
      {children}
    </button>
  );
}
