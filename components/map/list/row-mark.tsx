"use client";

import { useChangeStatus } from "@/components/status/use-status";
import { Icon } from "@/components/ui/icon";
import { STATUS_DISPLAY } from "@/components/ui/status-display";
import type { MapPlace } from "../map-canvas-props";

const MARK = "grid size-7.5 place-items-center rounded-pill bg-(--fill) text-(--on)";
/** Round a thumb, and so round under the focus. */
const BUTTON = `${MARK} relative before:absolute before:-inset-2 hover:ring-2 hover:ring-ink focus-visible:rounded-pill`;

type Props = { place: MapPlace; isInTabOrder: boolean };

/** A row's number in its guide, or its status; where it has none, a button that gives it one. */
export function RowMark({ place: { id, name, userStatus, number }, isInTabOrder }: Props) {
  const change = useChangeStatus();
  if (number !== undefined) {
    return (
      <span aria-hidden="true" className={MARK} data-status={userStatus ?? "none"}>
        <span className="text-label leading-none font-bold">{number}</span>
      </span>
    );
  }
  if (userStatus) {
    return (
      <span aria-hidden="true" className={MARK} data-status={userStatus}>
        <Icon name={STATUS_DISPLAY[userStatus].icon} size={17} />
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={`Mark ${name} as Interested`}
      title="Interested"
      tabIndex={isInTabOrder ? undefined : -1}
      data-status="none"
      className={BUTTON}
      onClick={({ currentTarget }) => {
        // The mark takes the button's place, and has no focus.
        currentTarget.closest("tr")?.focus({ preventScroll: true });
        // A notice tells of the mark and takes it back, or says why it couldn't be kept.
        change({ id, name, userStatus: null, discoveredFromGuide: null }, "interested").catch(() => {});
      }}
    >
      <Icon name="plus" size={17} />
    </button>
  );
}
