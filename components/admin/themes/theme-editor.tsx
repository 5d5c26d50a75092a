"use client";

import type { FormEvent, KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/field";
import type { ScheduledTheme } from "@/lib/contracts/theme";
import { FailureLine } from "./task-line";
import { useAttempt } from "./use-attempt";
import type { Draft } from "./use-drafts";
import type { ThemeActions } from "./use-themes-screen";

type Props = { theme: ScheduledTheme; draft: Draft; actions: ThemeActions; headingId: string };

/** A theme's words, changed in place. Escape leaves as long as there is nothing to lose. */
export function ThemeEditor({ theme, draft, actions, headingId }: Props) {
  const { id } = theme;
  const { failure, isBusy, attempt } = useAttempt();
  const save = () => attempt(() => actions.save(id, draft), "Failed to update theme");
  const hasChanged = draft.theme !== theme.theme || draft.rationale !== theme.rationale;
  const onKeyDown = ({ key, metaKey, ctrlKey }: KeyboardEvent) => {
    if (key === "Enter" && (metaKey || ctrlKey)) save();
    if (key === "Escape" && !hasChanged) actions.stopEditing(id);
  };
  return (
    <form
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
        data-focus="words"
        value={draft.theme}
        readOnly={isBusy}
        onChange={(event) => actions.write(id, { ...draft, theme: event.target.value })}
      />
      <Textarea
        label="Rationale"
        rows={2}
        value={draft.rationale}
        readOnly={isBusy}
        onChange={(event) => actions.write(id, { ...draft, rationale: event.target.value })}
      />
      {failure && <FailureLine {...failure} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isSmall variant="solid" isBusy={isBusy}>
          Save
        </Button>
        <Button isSmall variant="quiet" disabled={isBusy} onClick={() => actions.stopEditing(id)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
