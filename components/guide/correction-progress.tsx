import { useEffect, useRef } from "react";
import { type Checklist, countCompletedSteps } from "@/lib/client/creation-checklist";
import { progressSentence } from "../discover/creation-checklist";
import { CreationStep } from "../discover/creation-step";
import { Button } from "../ui/button";

type Props = { checklist: Checklist; isDone: boolean; onStop: () => void };

/** The making of the corrected guide, step by step; once it is done, the guide opens by itself. */
export function CorrectionProgress({ checklist, isDone, onStop }: Props) {
  // The button that started it is gone.
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <>
      <p ref={start} tabIndex={-1} className="outline-none text-ui text-ink-soft tabular-nums">
        {countCompletedSteps(checklist)}/{checklist.length} complete
      </p>
      <ol>
        {checklist.map((step) => (
          <CreationStep key={step.id} step={step} />
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {progressSentence(checklist)}
      </p>
      <div className="flex justify-end">
        <Button variant="quiet" disabled={isDone} onClick={onStop}>
          Stop
        </Button>
      </div>
    </>
  );
}
