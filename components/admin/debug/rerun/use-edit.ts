"use client";

import { useState } from "react";
import { isEditableStage, parseStageEdit } from "@/lib/contracts/stage-edits";
import type { StageName } from "@/lib/contracts/stage-name";

export const EDIT_MODES = ["Form", "JSON"] as const;
export type EditMode = (typeof EDIT_MODES)[number];

/** A stage's result while it is edited, in a form or as JSON: turned from one into the other, and read in the end. */
export function useEdit(stage: StageName, first: () => unknown, firstWay: EditMode) {
  const [edit, setEdit] = useState(first);
  const [way, setWay] = useState<EditMode>(firstWay);
  const [json, setJson] = useState(() => toJson(edit));
  const [problem, setProblem] = useState<string | null>(null);

  /** What stands in the editor, whichever way it is looked at; undefined, and told, where it can't be read. */
  function read(): unknown {
    if (!isEditableStage(stage)) return undefined;
    try {
      const reading = parseStageEdit(stage, way === "JSON" ? JSON.parse(json) : edit);
      setProblem(reading.isValid ? null : reading.problem);
      return reading.isValid ? reading.edit : undefined;
    } catch (error) {
      setProblem(`This is not JSON: ${(error as Error).message}.`);
      return undefined;
    }
  }

  function turnTo(next: EditMode) {
    if (next === "JSON") setJson(toJson(edit));
    else {
      const current = read();
      if (current === undefined) return;
      setEdit(current);
    }
    setProblem(null);
    setWay(next);
  }

  return { edit, way, json, problem, setEdit, setJson, setProblem, turnTo, read };
}

const toJson = (edit: unknown): string => JSON.stringify(edit, null, 2);
