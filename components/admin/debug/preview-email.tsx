"use client";

import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { NO_PROBLEMS, useFormProblems } from "@/components/ui/use-form-problems";
import { formProblem } from "@/lib/client/form-problem";
import { sendPreviewMutation } from "./queries";

type Props = { guide: { id: string; name: string } | null };

/** Sends the open guide as its Thursday email. The links in it belong to no subscriber. */
export function PreviewEmail({ guide }: Props) {
  const [address, setAddress] = useState("");
  const { mutate, isPending: isBusy, data: confirmation, error, variables } = useMutation(sendPreviewMutation);
  const isAboutGuide = guide !== null && variables?.guideId === guide.id;
  const problems = useMemo(
    () => (isAboutGuide && error ? [formProblem(error, "Failed to send preview email.")] : NO_PROBLEMS),
    [isAboutGuide, error],
  );
  const { form, atField, forForm } = useFormProblems(problems, ["email"]);

  function send(event: FormEvent) {
    event.preventDefault();
    if (guide && !isBusy) mutate({ guideId: guide.id, address });
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
      <form ref={form} onSubmit={send} className="grid gap-4">
        <Input
          type="email"
          label="Email address (optional)"
          hint="Left blank, it goes to the address you subscribed with."
          autoComplete="email"
          value={address}
          error={atField.email}
          onChange={(event) => setAddress(event.target.value)}
        />
        <div>
          <Button type="submit" isBusy={isBusy} disabled={!guide}>
            {isBusy ? "Sending..." : "Send Preview Email"}
          </Button>
        </div>
      </form>
      {isAboutGuide && confirmation && <Notice tone="good">{confirmation}</Notice>}
      {forForm && <Notice tone="error">{forForm}</Notice>}
    </section>
  );
}
