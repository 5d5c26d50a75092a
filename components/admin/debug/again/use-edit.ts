"use client";

import { useState } from "react";
import type { StageName } from "@/lib/guides/contract";
import { isEditable, readEdit } from "@/lib/guides/debug/edits/schemas";

export const WAYS = ["Form", "JSON"] as const;
export type Way = (typeof WAYS)[number];

/** A stage's result while it is edited, in a form or as JSON: turned from one into the other, and read in the end. */
export function useEdit(stage: StageName, first: () => unknown, firstWay: Way) {
  const [edit, setEdit] = useState(first);
  const [way, setWay] = useState<Way>(firstWay);
  const [json, setJson] = useState(() => inJson(edit));
  const [problem, setProblem] = useState<string | null>(null);

  /** What stands in the editor, whichever way it is looked at; undefined, and told, where it can't be read. */
  function read(): unknown {
    if (!isEditable(stage)) return undefined;
    try {
      const reading = readEdit(stage, way === "JSON" ? JSON.parse(json) : edit);
      setProblem(reading.isRead ? null : reading.problem);
      return reading.isRead ? reading.edit : undefined;
    } catch (error) {
      setProblem(`This is not JSON: ${(error as Error).message}.`);
      return undefined;
    }
  }

  function turnTo(next: Way) {
    if (next === "JSON") setJson(inJson(edit));
    else {
      const current = read();
      if (current === undefined) return;
      setEdit(current);
    }
    setProblem(null);
    setWay(next);
  }

  return { ...{ edit, way, json, problem }, ...{ setEdit, setJson, setProblem, turnTo, read } };
}

const inJson = (edit: unknown): string => JSON.stringify(edit, null, 2);
