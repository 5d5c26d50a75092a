import { classNames } from "./class-names";

type Variant = "primary" | "solid" | "outline" | "quiet" | "onCoral";
export type ButtonStyle = {
  variant?: Variant;
  isSmall?: boolean;
  /** Utilities in place of the variant's own side padding and text color. */
  padding?: string;
  ink?: string;
  className?: string;
};

const VARIANTS: Record<Variant, string> = {
  primary: "border-coral bg-coral hover:border-coral-deep hover:bg-coral-deep",
  solid: "border-ink bg-ink hover:border-ink-soft hover:bg-ink-soft",
  outline: "border-edge hover:border-ink hover:bg-ink/6",
  quiet: "border-transparent hover:border-ink hover:bg-ink/6",
  onCoral: "border-on-coral bg-on-coral hover:bg-on-coral/85",
};
const INKS: Record<Variant, string> = {
  primary: "text-on-coral",
  solid: "text-paper",
  outline: "text-ink",
  quiet: "text-ink-soft",
  onCoral: "text-cream",
};

/** Its label is on one line, and wraps only where a line of its own is too short for it. */
export function buttonClasses(style: ButtonStyle, isOff = false): string {
  const { variant = "outline", isSmall, padding, ink, className } = style;
  const ownPadding = variant === "quiet" ? "px-3" : isSmall ? "px-4" : "px-5.5";
  return classNames(
    "inline-flex items-center justify-center gap-2 rounded-pill border-[1.5px] font-semibold leading-tight text-center max-w-full shrink-0 no-underline transition focus-visible:rounded-pill",
    isSmall ? "min-h-10 text-label" : "min-h-12 text-ui",
    padding ?? ownPadding,
    ink ?? (isOff ? "text-ink-faint" : INKS[variant]),
    isOff ? "border-transparent bg-sunk" : classNames(VARIANTS[variant], "active:translate-y-px active:scale-[0.985]"),
    className,
  );
}
