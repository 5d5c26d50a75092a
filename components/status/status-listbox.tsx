"use client";

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { UserStatus } from "@/lib/contracts/restaurant";
import { Icon } from "../ui/icon";
import { STATUS_DISPLAY } from "../ui/status-display";
import { nextActiveIndex } from "./listbox-navigation";
import { positionPopover } from "./position-popover";

type Props = {
  id: string;
  label: string;
  status: UserStatus | null;
  opener: RefObject<HTMLButtonElement | null>;
  onChoose: (status: UserStatus | null) => void;
  onClose: (givesFocusBack: boolean) => void;
};

const optionLabel = (option: UserStatus | null) => (option ? STATUS_DISPLAY[option].name : "Clear");

/** The open list, above everything and wherever there is room; the focus goes from option to option. */
export function StatusListbox({ id, label, status, opener, onChoose, onClose }: Props) {
  const options = status === null ? UserStatus.options : [...UserStatus.options, null];
  const [active, setActive] = useState(() => (status === null ? 0 : options.indexOf(status)));
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });
  const closeFromOutside = useEffectEvent(({ target }: PointerEvent) => {
    const isInside = target instanceof Node && (list.current?.contains(target) || opener.current?.contains(target));
    if (!isInside) onClose(false);
  });

  useLayoutEffect(() => {
    const [popover, button] = [list.current, opener.current];
    if (!popover || !button) return;
    const place = () => positionPopover(popover, button);
    popover.showPopover();
    place();
    window.addEventListener("scroll", place, { capture: true, passive: true });
    window.addEventListener("resize", place);
    document.addEventListener("pointerdown", closeFromOutside);
    return () => {
      window.removeEventListener("scroll", place, { capture: true });
      window.removeEventListener("resize", place);
      document.removeEventListener("pointerdown", closeFromOutside);
    };
  }, [opener]);

  useEffect(() => {
    const option = list.current?.children[active];
    if (option instanceof HTMLElement) option.focus();
  }, [active]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      popover="manual"
      tabIndex={-1}
      aria-label={label}
      className="fixed inset-auto overflow-auto overscroll-contain rounded-card bg-raised p-1.5 text-ink shadow-float focus-visible:outline-none"
      onKeyDown={(event) => {
        if (event.key === "Tab" || event.key === "Escape") {
          event.preventDefault();
          event.stopPropagation();
          onClose(true);
        }
        const next = nextActiveIndex(event, { active, names: options.map(optionLabel), typed: typed.current });
        if (next === null) return;
        event.preventDefault();
        setActive(next);
      }}
    >
      {options.map((option, at) => (
        <button
          key={option ?? "clear"}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={option !== null && option === status}
          data-status={option ?? "none"}
          className="flex min-h-12 w-full items-center gap-3 rounded-field px-3 text-left text-ui leading-body font-semibold focus:bg-sunk focus:shadow-none focus:-outline-offset-3"
          onPointerMove={() => setActive(at)}
          onClick={() => onChoose(option)}
        >
          <span className="grid size-7.5 flex-none place-items-center rounded-pill bg-(--fill) text-(--on)">
            <Icon name={option ? STATUS_DISPLAY[option].icon : "cross"} size={17} />
          </span>
          {optionLabel(option)}
          {option !== null && option === status && <Icon name="check" size={18} className="ml-auto" />}
        </button>
      ))}
    </div>
  );
}
