"use client";

import type { UserStatus } from "@/lib/contracts/restaurant";
import { Button } from "../ui/button";
import { classNames } from "../ui/class-names";
import { StatusChoiceButton } from "./status-choice-button";

const RATINGS = ["love", "like", "never_again"] as const;
const INTERESTS = ["interested", "not_interested"] as const;

type Props = {
  status: UserStatus | null;
  onChoose: (status: UserStatus | null) => void;
  onCancel: () => void;
};

/** The sub-choice. A rated place can also go back to an interest, or have its status cleared. */
export function RatingChoices({ status, onChoose, onCancel }: Props) {
  const hasRated = RATINGS.some((rating) => rating === status);
  return (
    <>
      <p className="basis-full font-display text-aside leading-dense font-normal text-ink-soft italic">
        So, how was it?
      </p>
      {/* On phones "Never Again" begins a row, as wide as the others, and Cancel is where "Already Been" was. */}
      <span className="hidden basis-full max-xs:order-1 max-xs:block" />
      {RATINGS.map((rating) => (
        <StatusChoiceButton
          key={rating}
          status={rating}
          isPressed={status === rating}
          focus={rating === (hasRated ? status : "love") ? "first" : undefined}
          className={rating === "never_again" ? "max-xs:order-1 max-xs:basis-(--third) max-xs:grow-0" : undefined}
          onClick={() => (status === rating ? onCancel() : onChoose(rating))}
        />
      ))}
      {hasRated && (
        <>
          <span className="basis-full" />
          {INTERESTS.map((interest) => (
            <StatusChoiceButton key={interest} status={interest} isPressed={false} onClick={() => onChoose(interest)} />
          ))}
          <StatusChoiceButton icon="cross" onClick={() => onChoose(null)}>
            Clear
          </StatusChoiceButton>
        </>
      )}
      <Button
        variant="quiet"
        isSmall
        className={classNames("max-xs:min-h-15 max-xs:flex-1", hasRated && "max-xs:order-2 max-xs:basis-full")}
        onClick={onCancel}
      >
        Cancel
      </Button>
    </>
  );
}
