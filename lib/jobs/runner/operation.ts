import { z } from "zod";
import type { RunError } from "@/db/schema";

const step = { id: z.string(), displayName: z.string().nullish() };
const Failure = z.looseObject({
  name: z.string().optional(),
  message: z.string().optional(),
  stack: z.string().optional(),
});

/** What a function may answer of its steps. Another operation than these ends the run: it would be done by half. */
export const Operation = z.discriminatedUnion("op", [
  z.object({ op: z.literal("StepRun"), ...step, data: z.unknown() }),
  z.object({ op: z.literal("StepError"), ...step, error: Failure.catch({}) }),
  z.object({ op: z.literal("StepFailed"), ...step, error: Failure.catch({}) }),
  z.object({ op: z.literal("StepPlanned"), ...step }),
  z.object({ op: z.literal("Sleep"), ...step, name: z.string() }),
]);
export type Operation = z.infer<typeof Operation>;

export class UnknownOperation extends Error {}

/** Reads the operations of an answer. Throws UnknownOperation. */
export function readOperations(body: unknown): Operation[] {
  const found = z.array(z.looseObject({ op: z.string() })).parse(body);
  return found.map((operation) => {
    const known = Operation.safeParse(operation);
    if (known.success) return known.data;
    throw new UnknownOperation(`The embedded runner does not know the operation ${operation.op}.`);
  });
}

/** An error's name and message, in whichever form an answer has it. */
export function readError(body: unknown): RunError {
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
