"use client";

import type { UserStatus } from "@/lib/contracts/restaurant";
import { Button } from "../ui/button";
import { StatusChoiceButton } from "./status-choice-button";

const RATINGS = ["love", "like", "never_again"] as const;
const INTERESTS = ["interested", "not_interested"] as const;

type Props = {
  status: UserStatus | null;
  onChoose: (status: UserStatus | null) => void;
  onCancel: () => void;
};

/** The sub-choice. Who has rated a place already can also go back to a wish, or take their word away. */
export function RatingChoices({ status, onChoose, onCancel }: Props) {
  const hasRated = RATINGS.some((rating) => rating === status);
  return (
    <>
      <p className="basis-full font-display text-aside leading-dense font-normal text-ink-soft italic">
        So, how was it?
      </p>
      {RATINGS.map((rating) => (
        <StatusChoiceButton
          key={rating}
          status={rating}
          isPressed={status === rating}
          focus={rating === (hasRated ? status : "love") ? "first" : undefined}
          onClick={() => (status === rating ? onCancel() : onChoose(rating))}
        />
      ))}
      {hasRated && (
        <>
          <span className="basis-full" />
          {INTERESTS.map((wish) => (
            <StatusChoiceButton key={wish} status={wish} isPressed={false} onClick={() => onChoose(wish)} />
          ))}
          <StatusChoiceButton icon="cross" onClick={() => onChoose(null)}>
            Clear
          </StatusChoiceButton>
        </>
      )}
      <Button variant="quiet" isSmall className="max-xs:basis-full" onClick={onCancel}>
        Cancel
      </Button>
    </>
  );
}
