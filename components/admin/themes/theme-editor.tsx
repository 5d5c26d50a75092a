"use client";

import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, useMemo } from "react";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/field";
import { NO_PROBLEMS, useFormProblems } from "@/components/ui/use-form-problems";
import { formProblem } from "@/lib/client/form-problem";
import type { ScheduledTheme } from "@/lib/contracts/theme";
import { updateThemeMutation } from "./queries";
import { FailureLine } from "./task-line";
import type { Draft } from "./use-drafts";
import type { ThemeActions } from "./use-themes-screen";

type Props = { theme: ScheduledTheme; draft: Draft; actions: ThemeActions; headingId: string };

/** Edits a theme in place. Escape closes it while nothing has changed. */
export function ThemeEditor({ theme, draft, actions, headingId }: Props) {
  const { id } = theme;
  const { mutate, isPending, error } = useMutation({ ...updateThemeMutation, onSuccess: actions.showSaved });
  const save = () => {
    if (!isPending) mutate({ id, change: draft });
  };
  const problems = useMemo(() => (error ? [formProblem(error, "")] : NO_PROBLEMS), [error]);
  const { form, atField, forForm } = useFormProblems(problems, ["theme", "rationale"]);
  const hasChanged = draft.theme !== theme.theme || draft.rationale !== theme.rationale;
  const onKeyDown = ({ key, metaKey, ctrlKey }: KeyboardEvent) => {
    if (key === "Enter" && (metaKey || ctrlKey)) save();
    if (key === "Escape" && !hasChanged) actions.stopEditing(id);
  };
  return (
    <form
      ref={form}
      className="grid gap-3.5"
      onKeyDown={onKeyDown}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save();
      }}
    >
      <h3 id={headingId} className="sr-only">
        {theme.theme}
      </h3>
      <Textarea
        label="Theme"
        rows={2}
        data-focus="theme"
        value={draft.theme}
        readOnly={isPending}
        error={atField.theme}
        onChange={(event) => actions.write(id, { ...draft, theme: event.target.value })}
      />
      <Textarea
        label="Rationale"
        rows={2}
        value={draft.rationale}
        readOnly={isPending}
        error={atField.rationale}
        onChange={(event) => actions.write(id, { ...draft, rationale: event.target.value })}
      />
      {error && <FailureLine message="Failed to update theme" detail={forForm ?? ""} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isSmall variant="primary" isBusy={isPending}>
          Save
        </Button>
        <Button isSmall variant="quiet" disabled={isPending} onClick={() => actions.stopEditing(id)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
