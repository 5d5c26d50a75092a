"use client";

import type { UserStatus } from "@/lib/contracts/restaurant";
import { StatusChoiceButton } from "./status-choice-button";

type Props = { status: UserStatus | null; onChoose: (status: UserStatus | null) => void; onBeen: () => void };

/** The choices before having been: a pressed one is cleared by another press. */
export function InterestChoices({ status, onChoose, onBeen }: Props) {
  return (
    <>
      {(["interested", "not_interested"] as const).map((choice) => (
        <StatusChoiceButton
          key={choice}
          status={choice}
          isPressed={status === choice}
          focus={status === choice || (status === null && choice === "interested") ? "current" : undefined}
          onClick={() => onChoose(status === choice ? null : choice)}
        />
      ))}
      <StatusChoiceButton icon="fork" focus="opener" onClick={onBeen}>
        Already Been
      </StatusChoiceButton>
    </>
  );
}
