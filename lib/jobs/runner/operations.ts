import { z } from "zod";
import type { RunError } from "@/db/schema";

const stepFields = { id: z.string(), displayName: z.string().nullish() };
const StepFailure = z.looseObject({
  name: z.string().optional(),
  message: z.string().optional(),
  stack: z.string().optional(),
});

/** The step operations that a function may return. Any other ends the run, because it could only be done in part. */
export const Operation = z.discriminatedUnion("op", [
  z.object({ op: z.literal("StepRun"), ...stepFields, data: z.unknown() }),
  z.object({ op: z.literal("StepError"), ...stepFields, error: StepFailure.catch({}) }),
  z.object({ op: z.literal("StepFailed"), ...stepFields, error: StepFailure.catch({}) }),
  z.object({ op: z.literal("StepPlanned"), ...stepFields }),
  z.object({ op: z.literal("Sleep"), ...stepFields, name: z.string() }),
]);
export type Operation = z.infer<typeof Operation>;

export class UnknownOperation extends Error {}

/** Parses the operations of a response. @throws UnknownOperation */
export function parseOperations(body: unknown): Operation[] {
  const found = z.array(z.looseObject({ op: z.string() })).parse(body);
  return found.map((operation) => {
    const known = Operation.safeParse(operation);
    if (known.success) return known.data;
    throw new UnknownOperation(`The embedded runner does not know the operation ${operation.op}.`);
  });
}

/** An error's name and message, in whichever form a response has it. */
export function parseError(body: unknown): RunError {
  const { name, message, stack, error } = z
    .looseObject({ name: z.string(), message: z.string(), stack: z.string(), error: z.string() })
    .partial()
    .catch({})
    .parse(body);
  return {
    name: name ?? "Error",
    message: message ?? error ?? "The function failed without a word.",
    ...(stack && { stack }),
  };
}
