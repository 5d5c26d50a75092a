"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { PillRadios } from "@/components/ui/pill-radios";
import { PROMPT_LENGTH_MAX } from "@/lib/contracts/guide";
import { type RerunInput, STAGE_TITLES } from "@/lib/contracts/guide-run";
import { isEditableStage, type StageEdit } from "@/lib/contracts/stage-edits";
import type { StageName } from "@/lib/contracts/stage-name";
import type { StageOutputs } from "@/lib/contracts/stages";
import { NO_ORDER } from "@/lib/contracts/stages";
import { toStageEdit } from "@/lib/guides/debug/edits/to-stage-edit";
import { CandidatesForm } from "./candidates-form";
import { IdeaForm } from "./idea-form";
import { SelectionsForm } from "./selections-form";
import { EDIT_MODES, useEdit } from "./use-edit";

type Props = {
  stage: StageName;
  all: Partial<StageOutputs>;
  prompt: string;
  /** Resolves to why it was refused, or to null once it has run. */
  onRun: (input: RerunInput) => Promise<string | null>;
  onCancel: () => void;
};

const HAS_FORM: ReadonlySet<StageName> = new Set(["idea", "candidates", "selections"]);

/** Reruns from a stage: runs that stage anew, or uses its edited output, and then every later stage. */
export function RerunEditor({ stage, all, prompt, onRun, onCancel }: Props) {
  const { edit, mode, json, problem, setEdit, setJson, setProblem, switchTo, read } = useEdit(
    stage,
    () => initialEdit(stage, all),
    HAS_FORM.has(stage) ? "Form" : "JSON",
  );
  const [newPrompt, setNewPrompt] = useState(prompt);
  const hasEdit = edit !== null && isEditableStage(stage);

  async function run(input: RerunInput) {
    setProblem(null);
    setProblem(await onRun(input));
  }

  function runWithEdit() {
    const current = read();
    if (current !== undefined) run({ from: stage, edit: current });
  }

  const title = STAGE_TITLES[stage];
  return (
    <section aria-label={`Run again from ${title}`} className="grid gap-4 rounded-card bg-raised p-5 shadow-float">
      <p className="max-w-measure text-ui text-ink-soft">
        Earlier stages are taken as they were. What comes out is a new run, and a guide that only administrators see.
      </p>
      {stage === "idea" && (
        <Textarea
          label="Prompt"
          rows={2}
          maxLength={PROMPT_LENGTH_MAX}
          value={newPrompt}
          onChange={(event) => setNewPrompt(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          isSmall
          disabled={stage === "idea" && newPrompt.trim() === ""}
          onClick={() => run({ from: stage, ...(stage === "idea" && { prompt: newPrompt }) })}
        >
          {stage === "idea" ? "Refine this prompt again" : "Run this stage again"}
        </Button>
        <Button isSmall variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      {hasEdit && (
        <div className="grid gap-4 border-t border-rule pt-4">
          {HAS_FORM.has(stage) && (
            <PillRadios
              legend="Or go on with another result"
              name={`mode-${stage}`}
              options={EDIT_MODES}
              value={mode}
              onChange={switchTo}
            />
          )}
          {mode === "Form" && stage === "idea" && <IdeaForm edit={edit as StageEdit<"idea">} onChange={setEdit} />}
          {mode === "Form" && stage === "candidates" && (
            <CandidatesForm
              edit={edit as StageEdit<"candidates">}
              places={all.candidates?.places ?? []}
              onChange={setEdit}
            />
          )}
          {mode === "Form" && stage === "selections" && (
            <SelectionsForm
              edit={edit as StageEdit<"selections">}
              places={all.candidates?.places ?? []}
              onChange={setEdit}
            />
          )}
          {mode === "JSON" && (
            <Textarea
              label={`${title} as JSON`}
              rows={14}
              spellCheck={false}
              className="font-mono text-small"
              value={json}
              onChange={(event) => setJson(event.target.value)}
            />
          )}
          <div>
            <Button isSmall variant="solid" onClick={runWithEdit}>
              Go on with this result
            </Button>
          </div>
        </div>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
    </section>
  );
}

/** A selection can be made by hand without a former one: the candidates are enough. */
function initialEdit(stage: StageName, all: Partial<StageOutputs>): unknown {
  const own = toStageEdit(stage, all[stage]);
  if (own !== null || stage !== "selections" || !all.candidates) return own;
  return { picks: [], order: NO_ORDER };
}
