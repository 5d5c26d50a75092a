import { ApiError } from "./api-error";
import { errorMessage } from "./error-message";

/** What stopped a form: a sentence, and the name of the field that it is about; without one it is about all of it. */
export type FormProblem = { message: string; field?: string | undefined };

/** Of a refused call, as the server named it. */
export const formProblem = (error: unknown, fallback?: string): FormProblem => ({
  message: errorMessage(error, fallback),
  field: error instanceof ApiError ? error.field : undefined,
});

/** Each problem at the field of its name where the form has it, the first other one for the form as a whole. */
export function assignProblems<Name extends string>(
  problems: readonly FormProblem[],
  fields: readonly Name[],
): { atField: Partial<Record<Name, string>>; forForm: string | null } {
  const atField: Partial<Record<Name, string>> = {};
  let forForm: string | null = null;
  for (const { message, field } of problems) {
    const name = fields.find((each) => each === field);
    if (name === undefined) forForm ??= message;
    else atField[name] ??= message;
  }
  return { atField, forForm };
}
