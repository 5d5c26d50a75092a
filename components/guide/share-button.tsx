"use client";

import { useState } from "react";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { SteadyLabel } from "../ui/steady-label";
import { CopyLink } from "./copy-link";
import { useCopied } from "./use-copied";

type Props = {
  title: string;
  /** What is shared, where that is not the page itself. */
  path?: string;
  isSmall?: boolean;
};

/** The platform's own sheet where there is one, else the address on the clipboard. */
export function ShareButton({ title, path, isSmall }: Props) {
  const [outcome, setOutcome] = useCopied();
  const [byHand, setByHand] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  async function share(): Promise<void> {
    const url = window.location.origin + (path ?? window.location.pathname);
    setByHand(null);
    setAttempt((before) => before + 1);
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setOutcome("copied");
    } catch (error) {
      // Whoever closes the sheet has decided, and needs no message.
      if (!(error instanceof DOMException && error.name === "AbortError")) setByHand(url);
    }
  }
  return (
    <>
      <Button onClick={share} isSmall={isSmall}>
        <Icon
          name={outcome === "copied" ? "check" : "share"}
          size={18}
          className={isSmall ? "max-[26rem]:hidden" : undefined}
        />
        <SteadyLabel labels={["Share", "Copied"]} shown={outcome === "copied" ? "Copied" : "Share"} />
        {path !== undefined && <span className="sr-only">: {title}</span>}
      </Button>
      <span role="status" className="sr-only">
        {outcome === "copied" && "The link is on your clipboard."}
      </span>
      {byHand !== null && <CopyLink key={attempt} url={byHand} />}
    </>
  );
}
