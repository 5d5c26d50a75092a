"use client";

import { type MouseEvent, useRef, useState } from "react";
import type { UserStatus } from "@/lib/contracts/restaurant";
import { type StatusTarget, useChangeStatus, useStatusOf } from "../status/use-status";
import { useFocusAfter } from "../ui/use-focus-after";
import { InterestChoices } from "./first-choices";
import { CurrentRating } from "./own-rating";
import { RatingChoices } from "./rating-choices";

type Props = { restaurant: StatusTarget; guideId: string };

const DOUBLE_TAP = { px: 40, ms: 600 };

/** The status of a pick: whether the reader wants to go, or, having been, how it was. */
export function EntryStatus({ restaurant, guideId }: Props) {
  const status = useStatusOf(restaurant);
  const change = useChangeStatus();
  /** The status at which the sub-choice was opened; it closes when the status changes. */
  const [openedAt, setOpenedAt] = useState<UserStatus | null>();
  const opening = useRef({ x: 0, y: 0, at: Number.NEGATIVE_INFINITY });
  const [box, focusAfter] = useFocusAfter<HTMLFieldSetElement>();
  if (openedAt !== undefined && openedAt !== status) setOpenedAt(undefined);
  const isOpen = openedAt !== undefined && openedAt === status;

  /** A notice shows the error; by then the former status is restored here. */
  function choose(next: UserStatus | null): void {
    setOpenedAt(undefined);
    focusAfter("current");
    change(restaurant, next, { originGuideId: guideId === "draft" ? undefined : guideId }).catch(() => {});
  }
  function open({ clientX, clientY, timeStamp }: MouseEvent): void {
    opening.current = { x: clientX, y: clientY, at: timeStamp };
    setOpenedAt(status);
    focusAfter("first");
  }
  /** What has taken a button's place is under the same thumb. Clicks by keyboard have no count. */
  function isSecondTap({ detail, clientX, clientY, timeStamp }: MouseEvent): boolean {
    const { x, y, at } = opening.current;
    const isNear = Math.hypot(clientX - x, clientY - y) < DOUBLE_TAP.px;
    return detail > 0 && isNear && timeStamp - at < DOUBLE_TAP.ms;
  }
  function cancel(): void {
    setOpenedAt(undefined);
    focusAfter("opener");
  }

  return (
    <fieldset
      ref={box}
      className="flex min-h-12 min-w-0 flex-wrap items-center gap-x-1.5 gap-y-2 [--third:calc((100%-var(--spacing)*3)/3)] max-xs:gap-1.5"
      onKeyDown={(event) => {
        if (!isOpen || event.key !== "Escape") return;
        event.preventDefault();
        cancel();
      }}
    >
      <legend className="sr-only">Your status for {restaurant.name}</legend>
      {isOpen ? (
        <RatingChoices status={status} onChoose={choose} onCancel={cancel} isSecondTap={isSecondTap} />
      ) : isRating(status) ? (
        <CurrentRating status={status} onChange={open} />
      ) : (
        <InterestChoices status={status} onChoose={choose} onBeen={open} />
      )}
    </fieldset>
  );
}

const isRating = (status: UserStatus | null): status is "love" | "like" | "never_again" =>
  status === "love" || status === "like" || status === "never_again";
