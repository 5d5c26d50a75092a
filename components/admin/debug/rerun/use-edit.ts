"use client";

import { useState } from "react";
import { isEditableStage, parseStageEdit } from "@/lib/contracts/stage-edits";
import type { StageName } from "@/lib/contracts/stage-name";

export const EDIT_MODES = ["Form", "JSON"] as const;
type EditMode = (typeof EDIT_MODES)[number];

/** A stage's output while it is edited, as a form or as JSON: converted between the two, and parsed at the end. */
export function useEdit(stage: StageName, initialEdit: () => unknown, initialMode: EditMode) {
  const [edit, setEdit] = useState(initialEdit);
  const [mode, setMode] = useState<EditMode>(initialMode);
  const [json, setJson] = useState(() => toJson(edit));
  const [problem, setProblem] = useState<string | null>(null);

  /** The current edit in either mode; undefined, with `problem` set, where it is invalid. */
  function read(): unknown {
    if (!isEditableStage(stage)) return undefined;
    try {
      const parsed = parseStageEdit(stage, mode === "JSON" ? JSON.parse(json) : edit);
      setProblem(parsed.isValid ? null : parsed.problem);
      return parsed.isValid ? parsed.edit : undefined;
    } catch (error) {
      setProblem(`This is not JSON: ${(error as Error).message}.`);
      return undefined;
    }
  }

  function switchTo(next: EditMode) {
    if (next === "JSON") setJson(toJson(edit));
    else {
      const current = read();
      if (current === undefined) return;
      setEdit(current);
    }
    setProblem(null);
    setMode(next);
  }

  return { edit, mode, json, problem, setEdit, setJson, setProblem, switchTo, read };
}

const toJson = (edit: unknown): string => JSON.stringify(edit, null, 2);
