"use client";

import { useEffect, useRef, useState } from "react";
import { APPROXIMATE_LOCATION } from "../ui/approximate-location";
import { Icon } from "../ui/icon";
import { ReportForm } from "./report-form";

type Props = { restaurant: { id: string; name: string }; isApproximate: boolean; guideId: string };

/** What few ask for, once and quietly under an entry: how sure its position is, and a form to say what is wrong. */
export function ReportPlace({ restaurant, isApproximate, guideId }: Props) {
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
        className="flex items-center gap-1.5 text-ui text-ink-soft outline-none print:hidden"
      >
        <Icon name="check" size={16} />
        Thank you. An editor will look into it.
      </p>
    );
  }
  return (
    <div className="max-w-measure has-[form]:basis-full print:hidden">
      <button
        ref={opener}
        type="button"
        aria-expanded={state === "open"}
        className="group inline-flex min-h-8 pointer-coarse:touch-8 items-center gap-1.5 text-small text-ink-faint underline decoration-rule underline-offset-3 hover:text-ink hover:decoration-current"
        onClick={() => setState(state === "open" ? "closed" : "open")}
      >
        Something not right?<span className="sr-only"> Tell us about {restaurant.name}</span>
        <Icon
          name="chevron"
          size={14}
          className="transition-transform duration-240 ease-soft group-aria-expanded:rotate-180"
        />
      </button>
      {isApproximate && (
        <p hidden={state !== "open"} className="mt-1 text-small text-ink-faint">
          {APPROXIMATE_LOCATION}
        </p>
      )}
      {state === "open" && (
        <ReportForm restaurant={restaurant} guideId={guideId} onCancel={close} onSent={() => setState("sent")} />
      )}
    </div>
  );
}
