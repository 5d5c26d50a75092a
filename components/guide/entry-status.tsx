"use client";

import { useState } from "react";
import type { UserStatus } from "@/lib/contracts/restaurant";
import { type StatusTarget, useChangeStatus, useStatusOf } from "../status/use-status";
import { useFocusAfter } from "../ui/use-focus-after";
import { InterestChoices } from "./first-choices";
import { CurrentRating } from "./own-rating";
import { RatingChoices } from "./rating-choices";
import { useSecondTapGuard } from "./use-second-tap-guard";

type Props = { restaurant: StatusTarget; guideId: string };

/** The status of a pick: whether the reader wants to go, or, having been, how it was. */
export function EntryStatus({ restaurant, guideId }: Props) {
  const status = useStatusOf(restaurant);
  const change = useChangeStatus();
  /** The status at which the sub-choice was opened; it closes when the status changes. */
  const [openedAt, setOpenedAt] = useState<UserStatus | null>();
  const [box, focusAfter] = useFocusAfter<HTMLFieldSetElement>();
  if (openedAt !== undefined && openedAt !== status) setOpenedAt(undefined);
  const isOpen = openedAt !== undefined && openedAt === status;
  const stopSecondTap = useSecondTapGuard(isOpen ? "ratings" : isRating(status) ? "rating" : "interests");

  /** A notice shows the error; by then the former status is restored here. */
  function choose(next: UserStatus | null): void {
    setOpenedAt(undefined);
    focusAfter("current");
    change(restaurant, next, { originGuideId: guideId === "draft" ? undefined : guideId }).catch(() => {});
  }
  function open(): void {
    setOpenedAt(status);
    focusAfter("first");
  }
  function cancel(): void {
    setOpenedAt(undefined);
    focusAfter("opener");
  }

  return (
    <fieldset
      ref={box}
      className="flex min-h-12 min-w-0 flex-wrap items-center gap-x-1.5 gap-y-2 [--third:calc((100%-var(--spacing)*3)/3)] max-xs:gap-1.5"
      onClickCapture={stopSecondTap}
      onKeyDown={(event) => {
        if (!isOpen || event.key !== "Escape") return;
        event.preventDefault();
        cancel();
      }}
    >
      <legend className="sr-only">Your status for {restaurant.name}</legend>
      {isOpen ? (
        <RatingChoices status={status} onChoose={choose} onCancel={cancel} />
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
