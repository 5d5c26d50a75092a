"use client";

import { CSPProvider } from "@base-ui/react/csp-provider";
import { Select } from "@base-ui/react/select";
import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { UPDATE_FAILED } from "@/lib/client/status/send-status";
import type { UserStatus } from "@/lib/contracts/restaurant";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { STATUS_DISPLAY } from "../ui/status-display";
import { StatusListbox } from "./status-listbox";
import { type StatusTarget, useChangeStatus, useStatusOf } from "./use-status";

type Props = {
  restaurant: StatusTarget;
  originGuideId?: string;
  /** Shows the error message; without it a notice does. */
  onError?: (message: string) => void;
  /** In a list of many: an outline, with the status's color on its icon alone. */
  isQuiet?: boolean;
};

const LOUD = "min-h-13 w-full bg-(--fill) px-4.5 font-strong text-(--on)";
const QUIET = "min-h-11 w-fit border-[1.5px] border-edge pr-3.5 pl-2 text-ui font-semibold hover:border-ink";

type TriggerKeyEvent = Parameters<NonNullable<ComponentProps<typeof Select.Trigger>["onKeyDown"]>>[0];

/** The dropdown of a restaurant's card: all five statuses, and "Clear" while there is one. */
export function StatusMenu({ restaurant, originGuideId, onError, isQuiet = false }: Props) {
  const status = useStatusOf(restaurant);
  const change = useChangeStatus();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  /** A press elsewhere takes the focus with it. */
  const returnsFocus = useRef(false);

  function closeToButton(): void {
    returnsFocus.current = true;
    setIsOpen(false);
  }
  function onOpenChange(opens: boolean): void {
    if (opens) returnsFocus.current = false;
    setIsOpen(opens);
  }
  function choose(next: UserStatus | null): void {
    closeToButton();
    change(restaurant, next, { originGuideId, handlesError: onError !== undefined }).catch((error: Error) =>
      onError?.(error.message || UPDATE_FAILED),
    );
  }
  function closeByKey(event: KeyboardEvent): void {
    if (event.key !== "Tab" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    closeToButton();
  }

  return (
    // The one style element that Base UI would insert is for scroll arrows, which this list has not.
    <CSPProvider disableStyleElements>
      <Select.Root value={status} onValueChange={choose} open={isOpen} onOpenChange={onOpenChange} modal={false}>
        <Select.Trigger
          ref={button}
          className={classNames(
            "flex items-center justify-between gap-2.5 rounded-pill leading-none",
            isQuiet ? QUIET : LOUD,
          )}
          data-status={status ?? "none"}
          onKeyDown={openByKey}
          // A button that opens a list: its text is an action until a status is chosen, so it is no combobox.
          render={({ role, ...props }) => <button {...props} />}
        >
          <span className="flex items-center gap-2.5">
            <span
              className={classNames(isQuiet && "grid size-7 place-items-center rounded-pill bg-(--fill) text-(--on)")}
            >
              <Icon name={status ? STATUS_DISPLAY[status].icon : "plus"} size={isQuiet ? 16 : 20} />
            </span>
            {status ? STATUS_DISPLAY[status].name : "Mark as"}
            <span className="sr-only">, your status for {restaurant.name}</span>
          </span>
          <Icon name="chevron" size={isQuiet ? 16 : 20} />
        </Select.Trigger>
        {isOpen && (
          <StatusListbox
            label={`Your status for ${restaurant.name}`}
            status={status}
            button={() => button.current}
            // A status that closes the card takes the button away: then the card decides where the focus goes.
            finalFocus={() => (returnsFocus.current && button.current) || false}
            onKeyDown={closeByKey}
          />
        )}
      </Select.Root>
    </CSPProvider>
  );
}

/** Both arrows open the list where Enter does; a letter typed on the closed button must not change a status. */
function openByKey(event: TriggerKeyEvent): void {
  if (event.key !== "ArrowDown") event.preventBaseUIHandler();
  if (event.key !== "ArrowUp") return;
  event.preventDefault();
  event.currentTarget.click();
}
