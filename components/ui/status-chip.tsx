import type { UserStatus } from "@/lib/contracts/restaurant";
import { Icon } from "./icon";
import { STATUS_DISPLAY } from "./status-display";

export function StatusChip({ status }: { status: UserStatus }) {
  const { name, icon } = STATUS_DISPLAY[status];
  return (
    <span
      data-status={status}
      className="inline-flex items-center gap-1.5 rounded-pill bg-(--fill) py-1.5 pr-3.5 pl-2.5 text-ui leading-tight font-strong text-(--on)"
    >
      <Icon name={icon} size={17} />
      {name}
    </span>
  );
}

/** The same in a circle, for contents lists: the name is there for screen readers. */
export function StatusDot({ status }: { status: UserStatus }) {
  const { name, icon } = STATUS_DISPLAY[status];
  return (
    <span
      data-status={status}
      title={name}
      className="grid size-5 place-items-center self-center rounded-pill bg-(--fill) text-(--on)"
    >
      <Icon name={icon} size={12} />
      <span className="sr-only">{name}</span>
    </span>
  );
}
