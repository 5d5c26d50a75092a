"use client";

import { lazy, Suspense, useState } from "react";
import type { PromptReading } from "@/lib/contracts/reading";

/** Comes with the checklist of a creation, which few readers ever need. */
const CorrectionDialog = lazy(async () => ({ default: (await import("./correction-dialog")).CorrectionDialog }));

type Props = {
  guideId: string;
  readings: readonly Pick<PromptReading, "quote" | "role" | "type">[];
  /** What was read, for those who hear the button. */
  about: string;
};

/** The quiet way to change how a span of the prompt, or one of several, was understood. */
export function CorrectReading({ about, ...props }: Props) {
  const [state, setState] = useState<"untouched" | "open" | "closed">("untouched");
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="min-h-6 pointer-coarse:touch-6 flex-none text-small whitespace-nowrap text-ink-faint underline-offset-3 hover:text-ink hover:underline"
        onClick={() => setState("open")}
      >
        Change this
        <span className="sr-only">{` (${about})`}</span>
      </button>
      {state !== "untouched" && (
        <Suspense fallback={null}>
          <CorrectionDialog {...props} isOpen={state === "open"} onClose={() => setState("closed")} />
        </Suspense>
      )}
    </>
  );
}
