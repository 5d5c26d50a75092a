"use client";

import { type FormEvent, useId, useState } from "react";
import { callApi } from "@/lib/client/api-client";
import { type FormProblem, formProblem } from "@/lib/client/form-problem";
import { Button } from "../ui/button";
import { Textarea } from "../ui/field";
import { Notice } from "../ui/notice";
import { PillRadios } from "../ui/pill-radios";
import { NO_PROBLEMS, useFormProblems } from "../ui/use-form-problems";

const REPORT_TYPES = ["It has closed", "Something is wrong"] as const;
const FIELD_BY_LABEL = { Address: "address", Phone: "phone", Hours: "hours", Other: "other" } as const;
const FIELD_LABELS = ["Address", "Phone", "Hours", "Other"] as const;
/** The same as in lib/contracts/report.ts, which would add zod to the page. */
const COMMENT_MAX = 500;

type Props = {
  restaurant: { id: string; name: string };
  guideId: string;
  onCancel: () => void;
  onSent: () => void;
};

const kindOf = (what: (typeof REPORT_TYPES)[number] | null, which: (typeof FIELD_LABELS)[number] | null) =>
  what === "It has closed" ? "closed" : what && which && FIELD_BY_LABEL[which];

/** A report of something wrong: its kind, and a few words if the reader likes. */
export function ReportForm({ restaurant, guideId, onCancel, onSent }: Props) {
  const [what, setWhat] = useState<(typeof REPORT_TYPES)[number] | null>(null);
  const [which, setWhich] = useState<(typeof FIELD_LABELS)[number] | null>(null);
  const [words, setWords] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const { form, atField, forForm } = useFormProblems(problems, ["kind", "words"]);
  const id = useId();

  const refuse = (problem: FormProblem) => setProblems([problem]);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const kind = kindOf(what, which);
    if (kind === null)
      return refuse({ field: "kind", message: what ? "Choose what is wrong." : "Choose what about it." });
    setIsBusy(true);
    setProblems(NO_PROBLEMS);
    try {
      await callApi("/api/reports", { body: { restaurantId: restaurant.id, guideId, kind, words } });
      onSent();
    } catch (problem) {
      refuse(formProblem(problem, "That did not reach us. Please try again."));
      setIsBusy(false);
    }
  }

  return (
    <form
      ref={form}
      aria-label={`Report ${restaurant.name}`}
      className="mt-3 grid gap-4 border-l-3 border-rule pl-4"
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === "Escape") onCancel();
      }}
    >
      <PillRadios
        legend={`What about ${restaurant.name}?`}
        name={`${id}-what`}
        options={REPORT_TYPES}
        value={what}
        onChange={(value) => {
          setWhat(value);
          setProblems(NO_PROBLEMS);
        }}
        error={what === "Something is wrong" ? null : atField.kind}
      />
      {what === "Something is wrong" && (
        <PillRadios
          legend="What is wrong?"
          name={`${id}-which`}
          options={FIELD_LABELS}
          value={which}
          onChange={(value) => {
            setWhich(value);
            setProblems(NO_PROBLEMS);
          }}
          error={atField.kind}
        />
      )}
      <Textarea
        label="What you know (optional)"
        rows={2}
        maxLength={COMMENT_MAX}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        error={atField.words}
      />
      {forForm && <Notice tone="error">{forForm}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="solid" isSmall className="min-h-11" isBusy={isBusy}>
          {isBusy ? "Sending..." : "Send"}
        </Button>
        <Button variant="quiet" isSmall className="min-h-11" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
