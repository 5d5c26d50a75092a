import { type FormEvent, useId, useState } from "react";
import { CORRECTED_LENGTH_MAX, type PromptCorrection, type SpanRole, type SpanType } from "@/lib/contracts/reading";
import { inQuotes } from "@/lib/core/in-quotes";
import { Button } from "../ui/button";
import { Input } from "../ui/field";
import { Notice } from "../ui/notice";
import { PillRadios } from "../ui/pill-radios";
import { NO_PROBLEMS, useFormProblems } from "../ui/use-form-problems";

const ROLE_BY_ANSWER = {
  "I want it": "want",
  "It would be nice": "nice",
  "I would rather avoid it": "avoid",
  "Somebody is allergic, or gets sick": "danger",
  "I don't mind either way": "background",
} as const satisfies Record<string, SpanRole>;
type Answer = keyof typeof ROLE_BY_ANSWER;
const ANSWERS: readonly Answer[] = [
  "I want it",
  "It would be nice",
  "I would rather avoid it",
  "Somebody is allergic, or gets sick",
  "I don't mind either way",
];

/** Of these nobody gets sick: who comes, where, when, and what it may cost. */
const HARMLESS: ReadonlySet<SpanType> = new Set<SpanType>([
  "party",
  "occasion",
  "price",
  "time",
  "area",
  "landmark",
  "age",
  "vibe",
]);

const UNCHANGED = "This is how we read it. Choose another answer, or say it in other words.";

type Props = {
  quote: string;
  /** How it was read; the first choice. */
  role: SpanRole;
  type: SpanType;
  isBusy: boolean;
  error: string | null;
  onCorrect: (correction: PromptCorrection) => void;
  onCancel: () => void;
};

/** The words as they were typed, what they are for, and, if the author likes, other words for them. */
export function CorrectionForm({ quote, role, type, isBusy, error, onCorrect, onCancel }: Props) {
  const [answer, setAnswer] = useState<Answer>(ANSWERS.find((each) => ROLE_BY_ANSWER[each] === role) ?? "I want it");
  const [words, setWords] = useState("");
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const { form, atField } = useFormProblems(problems, ["means"]);
  const id = useId();

  function correct(event: FormEvent): void {
    event.preventDefault();
    const chosen = ROLE_BY_ANSWER[answer];
    const means = words.trim();
    const isUnchanged = chosen === role && means === "";
    setProblems(isUnchanged ? [{ field: "means", message: UNCHANGED }] : NO_PROBLEMS);
    if (isBusy || isUnchanged) return;
    onCorrect({ quote, role: chosen, ...(means !== "" && { means }) });
  }

  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={correct}>
      <blockquote className="border-l-3 border-rule pl-4 font-display text-body italic wrap-anywhere">
        {inQuotes(quote)}
      </blockquote>
      {error && <Notice tone="error">{error}</Notice>}
      <PillRadios
        legend="What did you mean?"
        name={`${id}-role`}
        options={ANSWERS.filter(
          (each) => ROLE_BY_ANSWER[each] !== "danger" || role === "danger" || !HARMLESS.has(type),
        )}
        value={answer}
        onChange={setAnswer}
        isDisabled={isBusy}
      />
      <Input
        label="In other words (optional)"
        value={words}
        maxLength={CORRECTED_LENGTH_MAX}
        disabled={isBusy}
        error={atField.means}
        onChange={(event) => setWords(event.target.value)}
      />
      <p className="text-small text-ink-faint">
        We read your wish again and write a new guide from it. This one stays as it is.
      </p>
      <div className="flex items-center justify-end gap-2">
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy} className="max-md:flex-1">
          {isBusy ? "Reading..." : "Write it again"}
        </Button>
      </div>
    </form>
  );
}
