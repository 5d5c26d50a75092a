"use client";

import { useId, useRef, useState } from "react";
import { Icon } from "../ui/icon";
import { STATUS_DISPLAY } from "../ui/status-display";
import { StatusListbox } from "./status-listbox";
import { type StatusTarget, useChangeStatus, useStatusOf } from "./use-status";

type Props = {
  restaurant: StatusTarget;
  originGuideId?: string;
  /** Shows the sentence of a refusal; without it a notice does. */
  onError?: (message: string) => void;
};

/** The dropdown of a restaurant's card: all five statuses, and "Clear" while there is one. */
export function StatusMenu({ restaurant, originGuideId, onError }: Props) {
  const status = useStatusOf(restaurant);
  const change = useChangeStatus();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  function close(givesFocusBack: boolean): void {
    setIsOpen(false);
    if (givesFocusBack) button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="flex min-h-13 w-full items-center justify-between gap-2.5 rounded-pill bg-(--fill) px-4.5 leading-none font-strong text-(--on)"
        data-status={status ?? "none"}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <span className="flex items-center gap-2.5">
          <Icon name={status ? STATUS_DISPLAY[status].icon : "plus"} />
          {status ? STATUS_DISPLAY[status].name : "Mark as"}
          <span className="sr-only">, your status for {restaurant.name}</span>
        </span>
        <Icon name="chevron" />
      </button>
      {isOpen && (
        <StatusListbox
          id={listId}
          label={`Your status for ${restaurant.name}`}
          status={status}
          opener={button}
          onClose={close}
          onChoose={(next) => {
            close(true);
            change(restaurant, next, { originGuideId, handlesError: onError !== undefined }).catch((error: Error) =>
              onError?.(error.message),
            );
          }}
        />
      )}
    </>
  );
}
