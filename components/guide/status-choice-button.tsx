"use client";

import type { ReactNode } from "react";
import type { UserStatus } from "@/lib/contracts/restaurant";
import { Icon, type IconName } from "../ui/icon";
import { STATUS_DISPLAY } from "../ui/status-display";

type Props = {
  onClick: () => void;
  /** See useFocusAfter. */
  focus?: string;
} & (
  | { status: UserStatus; isPressed: boolean; icon?: never; children?: never }
  | { status?: never; isPressed?: never; icon: IconName; children: ReactNode }
);

/** One of the statuses, pressed when it is the reader's, or a step towards one. */
export function StatusChoiceButton({ status, isPressed, icon, children, focus, onClick }: Props) {
  return (
    <button
      type="button"
      className="choice"
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
