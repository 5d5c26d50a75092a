"use client";

import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { SteadyLabel } from "../ui/steady-label";
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

  async function share(): Promise<void> {
    const url = window.location.origin + (path ?? window.location.pathname);
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setOutcome("copied");
    } catch (error) {
      // Whoever closes the sheet has decided, and needs no message.
      if (!(error instanceof DOMException && error.name === "AbortError")) setOutcome("failed");
    }
  }
  return (
    <>
      <Button onClick={share} isSmall={isSmall}>
        <Icon name={outcome === "copied" ? "check" : "share"} size={18} />
        <SteadyLabel labels={["Share", "Copied"]} shown={outcome === "copied" ? "Copied" : "Share"} />
        {path !== undefined && <span className="sr-only">: {title}</span>}
      </Button>
      <span role="status" className={outcome === "failed" ? "order-last basis-full text-ui text-ink-soft" : "sr-only"}>
        {outcome === "copied" && "The link is on your clipboard."}
        {outcome === "failed" && "That did not work. Copy the address from your browser's bar."}
      </span>
    </>
  );
}
