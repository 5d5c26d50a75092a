import Link from "next/link";
import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { Spinner } from "./spinner";

type Variant = "primary" | "solid" | "outline" | "quiet" | "onCoral";
type ButtonStyle = { variant?: Variant; isSmall?: boolean; className?: string };

const VARIANTS: Record<Variant, string> = {
  primary: "border-coral bg-coral text-on-coral hover:border-coral-deep hover:bg-coral-deep",
  solid: "border-ink bg-ink text-paper hover:border-ink-soft hover:bg-ink-soft",
  outline: "border-edge text-ink hover:border-ink hover:bg-ink/6",
  quiet: "border-transparent text-ink-soft hover:border-ink hover:bg-ink/6",
  onCoral: "border-on-coral bg-on-coral text-cream hover:bg-on-coral/85",
};
const DISABLED_CLASSES = "border-transparent bg-sunk text-ink-faint";

function buttonClasses({ variant = "outline", isSmall, className }: ButtonStyle, isOff = false): string {
  const padding = variant === "quiet" ? "px-3" : isSmall ? "px-4" : "px-5.5";
  return classNames(
    "inline-flex items-center justify-center gap-2 rounded-pill border-[1.5px] font-semibold leading-none whitespace-nowrap no-underline transition focus-visible:rounded-pill",
    isSmall ? "min-h-10 text-[0.875rem]" : "min-h-12 text-ui",
    padding,
    isOff ? DISABLED_CLASSES : classNames(VARIANTS[variant], "active:translate-y-px active:scale-[0.985]"),
    className,
  );
}

type ButtonProps = ButtonStyle & { isBusy?: boolean } & ComponentProps<"button">;

/** While busy it is disabled and has a spinner; its label says what is happening ("Subscribing..."). */
export function Button({ variant, isSmall, className, isBusy = false, disabled, children, ...rest }: ButtonProps) {
  const isOff = disabled || isBusy;
  return (
    <button
      type="button"
      {...rest}
      disabled={isOff}
      aria-busy={isBusy || undefined}
      className={buttonClasses({ variant, isSmall, className }, isOff)}
    >
      {isBusy && <Spinner size={18} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, isSmall, className, ...rest }: ButtonStyle & ComponentProps<typeof Link>) {
  return <Link {...rest} className={buttonClasses({ variant, isSmall, className })} />;
}
