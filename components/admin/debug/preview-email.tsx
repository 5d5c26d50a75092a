"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { errorMessage } from "@/lib/client/error-message";
import { sendPreview } from "./calls";

type Props = { guide: { id: string; name: string } | null };
type Outcome = { of: string; tone: "good" | "error"; words: string };

/** Sends the guide that is open as it would arrive on a Thursday. Its links belong to nobody. */
export function PreviewEmail({ guide }: Props) {
  const [address, setAddress] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!guide || isBusy) return;
    setBusy(true);
    setOutcome(null);
    try {
      setOutcome({ of: guide.id, tone: "good", words: await sendPreview(guide.id, address) });
    } catch (problem) {
      setOutcome({ of: guide.id, tone: "error", words: errorMessage(problem, "Failed to send preview email.") });
    }
    setBusy(false);
  }

  return (
    <section aria-labelledby="preview-email" className="grid gap-4">
      <h2 id="preview-email" className="text-h3">
        Preview Email
      </h2>
      <p className="text-ui text-ink-soft">
        {guide ? (
          <>
            Sends <strong className="font-strong text-ink">{guide.name}</strong> as it would arrive. Links in it change
            nothing.
          </>
        ) : (
          "Make or choose a guide first; then it can be sent as it would arrive."
        )}
      </p>
      <form onSubmit={send} className="grid gap-4">
        <Input
          type="email"
          label="Email address (optional)"
          hint="Left blank, it goes to the address you subscribed with."
          autoComplete="email"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <div>
          <Button type="submit" isBusy={isBusy} disabled={!guide}>
            {isBusy ? "Sending..." : "Send Preview Email"}
          </Button>
        </div>
      </form>
      {outcome?.of === guide?.id && outcome && <Notice tone={outcome.tone}>{outcome.words}</Notice>}
    </section>
  );
}
