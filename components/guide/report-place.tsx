"use client";

import { useEffect, useRef, useState } from "react";
import { Icon } from "../ui/icon";
import { ReportForm } from "./report-form";

type Props = { restaurant: { id: string; name: string }; guideId: string };

/** A line under an entry that opens a small form to report something wrong about the place. */
export function ReportPlace({ restaurant, guideId }: Props) {
  const [state, setState] = useState<"closed" | "open" | "sent">("closed");
  const opener = useRef<HTMLButtonElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (state === "sent") thanks.current?.focus();
  }, [state]);

  function close(): void {
    setState("closed");
    opener.current?.focus();
  }

  if (state === "sent") {
    return (
      <p
        ref={thanks}
        tabIndex={-1}
        role="status"
        className="flex items-center gap-1.5 text-ui text-ink-soft outline-none"
      >
        <Icon name="check" size={16} />
        Thank you. An editor will look into it.
      </p>
    );
  }
  return (
    <div className="max-w-measure">
      <button
        ref={opener}
        type="button"
        aria-expanded={state === "open"}
        className="min-h-6 text-small text-ink-faint underline decoration-rule underline-offset-3 hover:text-ink hover:decoration-current"
        onClick={() => setState(state === "open" ? "closed" : "open")}
      >
        Something not right?<span className="sr-only"> Tell us about {restaurant.name}</span>
      </button>
      {state === "open" && (
        <ReportForm restaurant={restaurant} guideId={guideId} onCancel={close} onSent={() => setState("sent")} />
      )}
    </div>
  );
}
