import { Select } from "@base-ui/react/select";
import type { KeyboardEvent } from "react";
import type { UserStatus } from "@/lib/contracts/restaurant";
import { USER_STATUSES } from "@/lib/core/user-statuses";
import { Icon } from "../ui/icon";
import { STATUS_DISPLAY } from "../ui/status-display";
import { GAP, MARGIN, nameAbove, offsetAbove } from "./list-offset";

type Props = {
  label: string;
  status: UserStatus | null;
  button: () => HTMLElement | null;
  finalFocus: () => HTMLElement | false;
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * The open list, above everything and wherever there is space; the focus goes from option to option. It stays beside its
 * button in the document: at the end of the body it would be in no landmark, between stops of the Tab key without a name.
 */
export function StatusListbox({ label, status, button, finalFocus, onKeyDown }: Props) {
  const options = status === null ? USER_STATUSES : [...USER_STATUSES, null];
  return (
    <Select.Positioner
      className="z-50"
      positionMethod="fixed"
      align="start"
      sideOffset={({ side, positioner: { height } }) => offsetOf(button(), side, height)}
      alignItemWithTrigger={false}
      collisionPadding={{ top: MARGIN, right: MARGIN, bottom: MARGIN + tabBarHeight(), left: MARGIN }}
    >
      <Select.Popup
        aria-label={label}
        finalFocus={finalFocus}
        className="max-h-(--available-height) w-(--anchor-width) max-w-(--available-width) min-w-55 overflow-auto overscroll-contain rounded-card bg-raised p-1.5 text-ink shadow-float focus-visible:outline-none"
        onKeyDown={onKeyDown}
      >
        {options.map((option) => (
          <StatusOption key={option ?? "clear"} option={option} isCurrent={option !== null && option === status} />
        ))}
      </Select.Popup>
    </Select.Positioner>
  );
}

function StatusOption({ option, isCurrent }: { option: UserStatus | null; isCurrent: boolean }) {
  const name = option ? STATUS_DISPLAY[option].name : "Clear";
  return (
    <Select.Item
      value={option}
      label={name}
      data-status={option ?? "none"}
      className="flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-field px-3 text-left text-ui leading-body font-semibold focus:bg-sunk focus:shadow-none focus:-outline-offset-3"
    >
      <span className="grid size-7.5 flex-none place-items-center rounded-pill bg-(--fill) text-(--on)">
        <Icon name={option ? STATUS_DISPLAY[option].icon : "cross"} size={17} />
      </span>
      {name}
      {isCurrent && <Icon name="check" size={18} className="ml-auto" />}
    </Select.Item>
  );
}

function offsetOf(button: HTMLElement | null, side: string, height: number): number {
  if (button === null || side !== "top") return GAP;
  const windowHeight = window.innerHeight;
  return offsetAbove({ button: button.getBoundingClientRect(), name: nameAbove(button), height, windowHeight });
}

/** The tab bar counts as the window's end. */
const tabBarHeight = (): number => document.querySelector("[data-tab-bar]")?.getBoundingClientRect().height ?? 0;
