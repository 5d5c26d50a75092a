"use client";

import type { MouseEventHandler, ReactNode } from "react";
import type { UserStatus } from "@/lib/contracts/restaurant";
import { classNames } from "../ui/class-names";
import { Icon, type IconName } from "../ui/icon";
import { STATUS_DISPLAY } from "../ui/status-display";

type Props = {
  onClick: MouseEventHandler;
  className?: string;
  /** See useFocusAfter. */
  focus?: string;
} & (
  | { status: UserStatus; isPressed: boolean; icon?: never; children?: never }
  | { status?: never; isPressed?: never; icon: IconName; children: ReactNode }
);

/** Pills in a row; on narrow phones three cells for thumbs. */
const CHOICE = classNames(
  "inline-flex min-h-12 items-center gap-1.75 rounded-pill border-[1.5px] border-edge pr-3.5 pl-2.75 text-ui leading-none font-semibold whitespace-nowrap",
  "[transition:background-color_120ms,color_120ms,scale_120ms_var(--ease-soft)] active:scale-97",
  "hover:border-ink hover:bg-[color-mix(in_srgb,var(--fill,var(--color-ink))_12%,transparent)]",
  "aria-pressed:border-(--fill) aria-pressed:bg-(--fill) aria-pressed:text-(--on)",
  "max-xs:min-h-15 max-xs:flex-auto max-xs:flex-col max-xs:justify-center max-xs:gap-1.25 max-xs:rounded-choice max-xs:px-1 max-xs:py-1.5 max-xs:text-label",
);

/** One of the statuses, pressed when it is the reader's, or a step towards one. */
export function StatusChoiceButton({ status, isPressed, icon, children, focus, className, onClick }: Props) {
  return (
    <button
      type="button"
      className={classNames(CHOICE, className)}
      data-status={status}
      data-focus={focus}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon name={status ? STATUS_DISPLAY[status].icon : icon} size={18} />
      {status ? STATUS_DISPLAY[status].name : children}
    </button>
  );
}
