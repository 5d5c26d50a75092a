"use client";

import { type RefObject, useEffect, useRef } from "react";
import { assignProblems, type FormProblem } from "@/lib/client/form-problem";

/** Takes the reader to the first field that is marked as wrong, whenever there is a new problem. */
export function useFocusInvalid<T extends HTMLElement>(problem: unknown): RefObject<T | null> {
  const form = useRef<T>(null);
  useEffect(() => {
    if (!problem) return;
    const first = form.current?.querySelector<HTMLElement>("[aria-invalid='true']");
    // Of a group of choices, the chosen one or the first takes the focus.
    const choice = first?.querySelector<HTMLElement>("input:checked") ?? first?.querySelector<HTMLElement>("input");
    (choice ?? first)?.focus();
  }, [problem]);
  return form;
}

/**
 * What stopped a form, each sentence at its field (`atField`, for the field's `error`) or for the form (`forForm`, for a
 * Notice), with the focus on the first wrong field. A new array is a new attempt: give the same one until then.
 */
export function useFormProblems<Name extends string>(problems: readonly FormProblem[], fields: readonly Name[]) {
  const form = useFocusInvalid<HTMLFormElement>(problems.length > 0 && problems);
  return { form, ...assignProblems(problems, fields) };
}

/** For a form without any. */
export const NO_PROBLEMS: readonly FormProblem[] = [];
