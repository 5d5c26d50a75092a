import { DatabaseError } from "pg";

/** Data exceptions quote what they could not parse: `invalid input syntax for type uuid: "…"`. */
const QUOTED_VALUE = /: ".*"/s;

/**
 * Removes the values from a failed statement's error, and the parameters from the message that Drizzle writes: a log
 * must not hold a password hash, an address or a token. What failed, and where, stays.
 */
export function redactError(error: unknown, parameters: unknown[] | undefined): void {
  parameters?.fill("…");
  if (!(error instanceof DatabaseError)) return;
  if (error.code?.startsWith("22")) error.message = error.message.replace(QUOTED_VALUE, "");
  for (const field of ["detail", "where", "internalQuery", "hint"] as const) error[field] = undefined;
}
