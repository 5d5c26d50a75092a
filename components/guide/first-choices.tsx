"use client";

import type { UserStatus } from "@/lib/restaurants/contract";
import { ChoiceButton } from "./choice-button";

type Props = { status: UserStatus | null; onChoose: (status: UserStatus | null) => void; onBeen: () => void };

/** Before having been: the pressed one takes itself back. */
export function FirstChoices({ status, onChoose, onBeen }: Props) {
  return (
    <>
      {(["interested", "not_interested"] as const).map((choice) => (
        <ChoiceButton
          key={choice}
          status={choice}
          isPressed={status === choice}
          focus={status === choice || (status === null && choice === "interested") ? "current" : undefined}
          onClick={() => onChoose(status === choice ? null : choice)}
        />
      ))}
      <ChoiceButton icon="fork" focus="opener" onClick={onBeen}>
        Already Been
      </ChoiceButton>
    </>
  );
}
