"use client";

import { embedCode } from "@/lib/web/embed/embed-code";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { useCopied } from "./use-copied";

/** Puts the code on the clipboard that shows a guide on another site; nobody edits a site on a phone. */
export function EmbedButton({ guide }: { guide: { id: string; name: string } }) {
  const [outcome, setOutcome] = useCopied();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(embedCode(guide, window.location.origin));
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  }
  return (
    <>
      <Button onClick={copy} variant="quiet" className="max-xs:hidden">
        <Icon name="embed" size={18} />
        {outcome === "copied" ? "Code copied" : "Embed"}
      </Button>
      <span role="status" className={outcome === "failed" ? "text-ui text-ink-soft" : "sr-only"}>
        {outcome === "copied" && "The code that shows this guide on another site is on your clipboard."}
        {outcome === "failed" && "That did not work: your browser keeps its clipboard to itself."}
      </span>
    </>
  );
}
