import Link from "next/link";
import type { ComponentProps } from "react";
import { type ButtonStyle, buttonClasses } from "./button-classes";

/** A link that looks like a button. */
export function ButtonLink(props: ButtonStyle & ComponentProps<typeof Link>) {
  const { variant, isSmall, padding, ink, className, ...rest } = props;
  return <Link {...rest} className={buttonClasses({ variant, isSmall, padding, ink, className })} />;
}
